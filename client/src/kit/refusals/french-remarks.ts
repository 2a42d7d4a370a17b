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
  '{} is not imported: no one discount fits all variants':
    '{0} n’est pas importé\u00a0: aucun rabais unique ne convient à toutes les variantes',
  '{} is not imported: {}': '{0} n’est pas importé\u00a0: {1}',
  'needs a colon in each line, such as "Size: S, M, L"':
    'il faut un deux-points dans chaque ligne, comme «\u00a0Taille: P, M, G\u00a0»',
  'is no web address: the picture is left out':
    'n’est pas une adresse Web\u00a0: l’image est laissée de côté',
  'more than {} pictures: left out': 'plus de {0} images\u00a0: laissée de côté',
  '{} is no choice of the variations and is left out':
    '{0} n’est pas un choix des variantes et est laissé de côté',
  'is not a date: write 2026-12-31': 'n’est pas une date\u00a0: écrivez 2026-12-31',
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
