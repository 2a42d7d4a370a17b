/** What the server remarks on the cells and rows of a catalogue file, with `{}` for what differs, and the same in French. */
export const frenchRemarks: Readonly<Record<string, string>> = {
  '"{}" is not an id': '«\u00a0{0}\u00a0» n’est pas un identifiant',
  'is {} and becomes 0': 'est {0} et devient 0',
  'are too many: the first {} of {} are imported':
    'trop nombreux\u00a0: les {0} premiers de {1} sont importés',
  'is empty': 'est vide',
  'must have at most 80 characters': 'Au plus 80 caractères',
  "differs from the item's first row, line {}": 'diffère de la première ligne de l’article, la {0}',
  'The row has more cells than the header.': 'La ligne a plus de cellules que l’en-tête.',
  '{} is not imported: set up a sale to show it':
    '{0} n’est pas importé\u00a0: créez un solde pour le montrer',
  '{} is not imported: set up a sale to offer it':
    '{0} n’est pas importé\u00a0: créez un solde pour l’offrir',
  'differs between variants: stock is tracked for all':
    'diffère d’une variante à l’autre\u00a0: le stock est suivi pour toutes',
  'differs between variants: all are taxed': 'diffère d’une variante à l’autre\u00a0: toutes sont taxées',
  'is counted for the whole product and is not imported: enter it by hand':
    'est compté pour tout le produit et n’est pas importé\u00a0: entrez-le à la main',
  'is not counted although others are: enter it by hand':
    'n’est pas compté alors que d’autres le sont\u00a0: entrez-le à la main',
  'names a product that is not in the file': 'nomme un produit qui n’est pas dans le fichier',
  'grouped products cannot be imported': 'les produits groupés ne s’importent pas',
  'a variable product needs its variations in the file':
    'un produit variable a besoin de ses variantes dans le fichier',
  // Last, for those before it begin like it.
  '{} is not {}': '{0} n’est pas {1}',
}
