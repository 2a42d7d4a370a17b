import { bilingual } from '../../../kit/language/bilingual'

/** The words of time off. */
export const timeOffWords = bilingual({
  en: {
    title: 'Time off',
    about:
      'Vacation and other days without work, as one. Visitors read of it from three days before, and it ends by itself.',
    add: 'Add time off',
    edit: (days: string) => `Change ${days}`,
    remove: (days: string) => `Remove ${days}`,
    removed: (days: string) => `${days} is time off no longer.`,
    saved: (days: string) => `Time off: ${days}`,
    span: (first: string, last: string) => `${first} to ${last}`,
    dialogAbout: 'The first and the last day are part of it.',
    reasonPlaceholder: 'Christmas break',
    reasonHelp: 'Visitors read it beside the dates.',
    closed: 'Closed',
    orders: {
      taken: 'Orders are taken as ever',
      later: 'Orders are taken, and leave afterwards',
      stopped: 'No orders',
    },
    waitingOrders: (count: number) =>
      count === 1
        ? '1 order waits to be sent or handed over.'
        : `${count} orders wait to be sent or handed over.`,
    tellBuyers: (count: number) => (count === 1 ? 'Tell its buyer' : `Tell the ${count} buyers`),
    tellBuyersHelp: 'By mail, once this is saved: when the order leaves or can be picked up.',
    told: (count: number) => (count === 1 ? '1 buyer is told.' : `${count} buyers are told.`),
    notTold: 'The days are saved, but the buyers were not told.',
    save: 'Save',
    cancel: 'Cancel',
  },
  fr: {
    title: 'Congés',
    about:
      'Vacances et autres jours sans travail, en une fois. Vos visiteurs le lisent dès trois jours avant, et cela finit tout seul.',
    add: 'Ajouter des congés',
    edit: (days) => `Modifier ${days}`,
    remove: (days) => `Retirer ${days}`,
    removed: (days) => `${days}\u00a0: plus de congés.`,
    saved: (days) => `Congés\u00a0: ${days}`,
    span: (first, last) => `${first} au ${last}`,
    dialogAbout: 'Le premier et le dernier jour en font partie.',
    reasonPlaceholder: 'Congé de Noël',
    reasonHelp: 'Vos visiteurs le lisent à côté des dates.',
    closed: 'Fermé',
    orders: {
      taken: 'Les commandes sont prises comme toujours',
      later: 'Les commandes sont prises et partent ensuite',
      stopped: 'Pas de commandes',
    },
    waitingOrders: (count) =>
      count === 1
        ? '1 commande attend d’être expédiée ou remise.'
        : `${count} commandes attendent d’être expédiées ou remises.`,
    tellBuyers: (count) => (count === 1 ? 'Prévenir son acheteur' : `Prévenir les ${count} acheteurs`),
    tellBuyersHelp:
      'Par courriel, après l’enregistrement\u00a0: quand la commande part ou peut être retirée.',
    told: (count) => (count === 1 ? '1 acheteur est prévenu.' : `${count} acheteurs sont prévenus.`),
    notTold: 'Les jours sont enregistrés, mais les acheteurs n’ont pas été prévenus.',
    save: 'Enregistrer',
    cancel: 'Annuler',
  },
})
