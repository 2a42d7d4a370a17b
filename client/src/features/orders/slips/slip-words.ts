import { bilingual } from '../../../kit/language/bilingual'

/** The words of the packing slips of several orders. */
export const slipWords = bilingual({
  en: {
    title: 'Packing slips',
    about: (count: number) =>
      count === 1 ? 'One sheet of paper.' : `${count} sheets of paper, one per order.`,
    print: 'Print',
    none: 'No orders to print.',
    noneAbout: 'Choose orders in the list, then print their packing slips.',
    missing: (count: number) =>
      count === 1
        ? 'One of the chosen orders was not found.'
        : `${count} of the chosen orders were not found.`,
    notes: 'The buyer writes',
    nothingLeft: 'Nothing is to be sent: all of it was given back.',
  },
  fr: {
    title: 'Bordereaux d’expédition',
    about: (count) =>
      count === 1 ? 'Une feuille de papier.' : `${count} feuilles de papier, une par commande.`,
    print: 'Imprimer',
    none: 'Aucune commande à imprimer.',
    noneAbout: 'Choisissez des commandes dans la liste, puis imprimez leurs bordereaux.',
    missing: (count) =>
      count === 1
        ? 'Une des commandes choisies est introuvable.'
        : `${count} des commandes choisies sont introuvables.`,
    notes: 'Note de l’acheteur',
    nothingLeft: 'Rien à expédier\u00a0: tout a été remboursé.',
  },
})
