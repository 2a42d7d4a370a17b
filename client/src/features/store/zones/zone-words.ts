import { amountWords } from '@mainstreet/shared/rules/orders/amount-rows'
import type { ZoneBasis } from '@mainstreet/shared/rules/shipping/zones'
import { bilingual } from '../../../kit/language/bilingual'

const bases: Record<ZoneBasis, string> = {
  order: 'One price for each order',
  weight: 'In steps by weight',
  pieces: 'In steps by number of pieces',
}

/** The words of zones of shipping and delivery. */
export const zoneWords = bilingual({
  en: {
    title: 'Where and how much',
    about:
      'Zones for buyers in different places. The first one that an address is in counts. Where a way has zones, they count in place of its price above, and nothing is sent anywhere else.',
    ways: amountWords.en.shipping,
    list: (way: string) => `Zones: ${way}`,
    none: {
      shipping: 'No zones: every parcel costs the price above, to anywhere.',
      delivery: 'No zones: every delivery costs the price above, to anywhere.',
    },
    add: { shipping: 'Add a zone for shipping', delivery: 'Add a zone for delivery' },
    edit: (name: string) => `Change ${name}`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed.`,
    saved: (name: string) => `${name} is saved.`,
    notReordered: 'The order was not saved.',
    save: 'Save Zone',
    cancel: 'Cancel',
    nameHelp: 'For you only, such as “In town”.',
    everywhere: 'Everywhere',
    placesHelp:
      'Countries, provinces and states, and how postal codes begin, with commas between: E5B, NB, United States. Empty: everywhere.',
    bases,
    stepsOf: { weight: 'Steps by weight', pieces: 'Steps by number of pieces' },
    upTo: { weight: 'Up to (grams)', pieces: 'Up to (pieces)' },
    stepPrice: 'Price',
    addStep: 'Add a step',
    removeStep: (step: number) => `Remove step ${step}`,
    beyond: 'Price beyond that',
    unweighed: 'What has no weight under Products counts as nothing.',
    freeHelp: 'The sum of the items after a discount code. Empty: never free.',
    minimumHelp: 'Smaller orders are not taken there. 0: any order.',
    from: (price: string) => `from ${price}`,
    free: (sum: string) => `free from ${sum}`,
    least: (sum: string) => `orders from ${sum}`,
  },
  fr: {
    title: 'Où et combien',
    about:
      'Des zones pour des acheteurs à différents endroits. La première qui comprend l’adresse compte. Quand un mode a des zones, elles remplacent son prix ci-dessus, et rien n’est envoyé ailleurs.',
    ways: amountWords.fr.shipping,
    list: (way) => `Zones\u00a0: ${way}`,
    none: {
      shipping: 'Aucune zone\u00a0: chaque colis coûte le prix ci-dessus, partout.',
      delivery: 'Aucune zone\u00a0: chaque livraison coûte le prix ci-dessus, partout.',
    },
    add: { shipping: 'Ajouter une zone d’expédition', delivery: 'Ajouter une zone de livraison' },
    edit: (name) => `Modifier ${name}`,
    remove: (name) => `Supprimer ${name}`,
    removed: (name) => `${name} a été supprimée.`,
    saved: (name) => `${name} est enregistrée.`,
    notReordered: 'L’ordre n’a pas été enregistré.',
    save: 'Enregistrer la zone',
    cancel: 'Annuler',
    nameHelp: 'Pour vous seulement, par exemple «\u00a0En ville\u00a0».',
    everywhere: 'Partout',
    placesHelp:
      'Des pays, des provinces et des États, et des débuts de codes postaux, séparés par des virgules\u00a0: E5B, NB, États-Unis. Vide\u00a0: partout.',
    bases: {
      order: 'Un prix par commande',
      weight: 'Par paliers de poids',
      pieces: 'Par paliers de nombre d’articles',
    },
    stepsOf: { weight: 'Paliers de poids', pieces: 'Paliers de nombre d’articles' },
    upTo: { weight: 'Jusqu’à (grammes)', pieces: 'Jusqu’à (articles)' },
    stepPrice: 'Prix',
    addStep: 'Ajouter un palier',
    removeStep: (step) => `Supprimer le palier ${step}`,
    beyond: 'Prix au-delà',
    unweighed: 'Ce qui n’a pas de poids sous Produits ne compte pour rien.',
    freeHelp: 'La somme des articles après un code de rabais. Vide\u00a0: jamais gratuit.',
    minimumHelp: 'Les commandes plus petites n’y sont pas prises. 0\u00a0: toute commande.',
    from: (price) => `à partir de ${price}`,
    free: (sum) => `gratuit dès ${sum}`,
    least: (sum) => `commandes dès ${sum}`,
  },
})
