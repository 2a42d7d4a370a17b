import { bilingual } from '../../../../kit/language/bilingual'

/** What the options of an item say. */
export const optionWords = bilingual({
  en: {
    offer: 'This item comes in several sizes or colours',
    list: 'What the variations differ in',
    option: (number: number) => `Option ${number}`,
    example: (number: number): string => (number === 1 ? 'Such as Colour' : 'Such as Size'),
    values: (option: string) => `Values of ${option || 'this option'}`,
    valuesExample: (number: number): string => (number === 1 ? 'Such as Sea blue, Moss' : 'Such as S, M, L'),
    add: 'Add another option',
    remove: (option: string) => `Remove ${option || 'this option'}`,
    about: 'Separate values by commas.',
    tooMany: (most: number) => `That would be more than ${most} variations.`,
    count: (count: number) => (count === 1 ? '1 variation' : `${count} variations`),
    others: (names: string) =>
      `${names}: none of these combinations, so visitors choose from one list of all variations.`,
    askTitle: (count: number) => (count === 1 ? 'Remove 1 variation?' : `Remove ${count} variations?`),
    ask: (names: string) => `They go with their price and stock: ${names}.`,
    confirm: 'Remove',
  },
  fr: {
    offer: 'Cet article existe en plusieurs tailles ou couleurs',
    list: 'Ce qui distingue les variantes',
    option: (number) => `Option ${number}`,
    example: (number) => (number === 1 ? 'Par exemple Couleur' : 'Par exemple Taille'),
    values: (option) => `Valeurs de ${option || 'cette option'}`,
    valuesExample: (number) => (number === 1 ? 'Par exemple Bleu, Vert' : 'Par exemple P, M, G'),
    add: 'Ajouter une autre option',
    remove: (option) => `Retirer ${option || 'cette option'}`,
    about: 'Séparez les valeurs par des virgules.',
    tooMany: (most) => `Cela ferait plus de ${most} variantes.`,
    count: (count) => (count === 1 ? '1 variante' : `${count} variantes`),
    others: (names) =>
      `${names}\u00a0: aucune de ces combinaisons, donc les visiteurs choisissent dans une seule liste.`,
    askTitle: (count) => (count === 1 ? 'Retirer 1 variante?' : `Retirer ${count} variantes?`),
    ask: (names) => `Elles partent avec leur prix et leur stock\u00a0: ${names}.`,
    confirm: 'Retirer',
  },
})
