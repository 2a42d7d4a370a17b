import { bilingual } from '../../../kit/language/bilingual'

const itemsEn = (count: number) => (count === 1 ? '1 item' : `${count} items`)
const itemsFr = (count: number) => (count < 2 ? `${count} article` : `${count} articles`)
const agreeWord = (count: number, word: string) => `${itemsFr(count)} ${count < 2 ? word : `${word}s`}`

/** The words of what is done to several items at once. */
export const bulkWords = bilingual({
  en: {
    choose: 'Choose',
    chooseOne: (title: string) => `Choose ${title}`,
    chosen: (count: number) => `${itemsEn(count)} chosen`,
    publish: 'Publish',
    unpublish: 'Make drafts',
    category: 'Category',
    sale: 'Sale…',
    code: 'Code…',
    prices: 'Prices',
    delete: 'Delete',
    undo: 'Undo',
    cancel: 'Cancel',
    published: (count: number) => `${itemsEn(count)} published`,
    unpublished: (count: number) =>
      count === 1
        ? '1 item made a draft: visitors no longer see it'
        : `${itemsEn(count)} made drafts: visitors no longer see them`,
    alreadyPublic: 'They were public already.',
    alreadyDrafts: 'They were drafts already.',
    undone: 'Undone',
    notChanged: 'Nothing was changed.',
    categoryTitle: (count: number) => `Category of ${itemsEn(count)}`,
    move: 'Change category',
    moved: (count: number) => `${itemsEn(count)} put in another category`,
    noCategory: 'No category',
    pricesTitle: (count: number) => `Prices of ${itemsEn(count)}`,
    direction: 'Raise or lower',
    raise: 'Raise',
    lower: 'Lower',
    percent: 'By how many percent',
    rounding:
      'Every variation’s price changes, to the nearest cent; half a cent is rounded up. A sale’s discount stays as it is.',
    priceOf: (title: string, variation: string) => (variation ? `${title}, ${variation}` : title),
    more: (count: number) => (count === 1 ? 'and 1 more price' : `and ${count} more prices`),
    before: 'now',
    after: 'then',
    changePrices: 'Change prices',
    pricesChanged: (count: number) => `The prices of ${itemsEn(count)} were changed`,
    deleteTitle: (count: number) => `Delete ${itemsEn(count)}?`,
    deleteText: (titles: string) =>
      `Their pictures, variations and figures will be gone: ${titles}. Orders keep what was sold.`,
    titles: (titles: readonly string[], others: number) =>
      others ? `${titles.join(', ')} and ${others} more` : titles.join(', '),
    deleted: (count: number) => `${itemsEn(count)} deleted`,
  },
  fr: {
    choose: 'Choisir',
    chooseOne: (title) => `Choisir ${title}`,
    chosen: (count) => agreeWord(count, 'choisi'),
    publish: 'Publier',
    unpublish: 'Mettre en brouillon',
    category: 'Catégorie',
    sale: 'Soldes…',
    code: 'Code…',
    prices: 'Prix',
    delete: 'Supprimer',
    undo: 'Annuler',
    cancel: 'Annuler',
    published: (count) => agreeWord(count, 'publié'),
    unpublished: (count) =>
      `${itemsFr(count)} en brouillon\u00a0: les visiteurs ne ${count < 2 ? 'le' : 'les'} voient plus`,
    alreadyPublic: 'Ils étaient déjà publics.',
    alreadyDrafts: 'Ils étaient déjà en brouillon.',
    undone: 'C’est annulé',
    notChanged: 'Rien n’a été modifié.',
    categoryTitle: (count) => `Catégorie de ${itemsFr(count)}`,
    move: 'Changer la catégorie',
    moved: (count) => `${agreeWord(count, 'classé')} dans une autre catégorie`,
    noCategory: 'Sans catégorie',
    pricesTitle: (count) => `Prix de ${itemsFr(count)}`,
    direction: 'Augmenter ou baisser',
    raise: 'Augmenter',
    lower: 'Baisser',
    percent: 'De combien de pour cent',
    rounding:
      'Le prix de chaque variante change, au cent près; un demi-cent est arrondi au cent supérieur. Le rabais d’un solde ne change pas.',
    priceOf: (title, variation) => (variation ? `${title}, ${variation}` : title),
    more: (count) => (count === 1 ? 'et 1 autre prix' : `et ${count} autres prix`),
    before: 'maintenant',
    after: 'ensuite',
    changePrices: 'Changer les prix',
    pricesChanged: (count) => `Les prix de ${itemsFr(count)} ont changé`,
    deleteTitle: (count) => `Supprimer ${itemsFr(count)}?`,
    deleteText: (titles) =>
      `Leurs images, leurs variantes et leurs chiffres disparaîtront\u00a0: ${titles}. Les commandes gardent ce qui a été vendu.`,
    titles: (titles, others) => (others ? `${titles.join(', ')} et ${others} de plus` : titles.join(', ')),
    deleted: (count) => agreeWord(count, 'supprimé'),
  },
})
