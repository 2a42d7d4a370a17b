import { amountWords } from '@mainstreet/shared/rules/orders/amount-rows'
import { bilingual } from '../../../kit/language/bilingual'

const dayMinutes = 24 * 60

/** The words of the settings of times of pickup and delivery. */
export const timeWords = bilingual({
  en: {
    title: 'When',
    about:
      'Buyers choose a time within your opening hours. Days off and special days count. Without this nobody is asked.',
    ways: amountWords.en.shipping,
    off: { pickup: 'Nobody is asked when they come.', delivery: 'Nobody is asked when it should come.' },
    begin: { pickup: 'Ask for a time of pickup', delivery: 'Ask for a time of delivery' },
    stop: { pickup: 'Stop asking for a time of pickup', delivery: 'Stop asking for a time of delivery' },
    stopped: { pickup: 'Buyers choose no time of pickup.', delivery: 'Buyers choose no time of delivery.' },
    failed: 'That was not saved.',
    every: (minutes: number) =>
      minutes % 60
        ? `Every ${minutes} minutes`
        : minutes === 60
          ? 'Every hour'
          : `Every ${minutes / 60} hours`,
    lead: (minutes: number) => {
      if (minutes === 0) return 'At once'
      if (minutes % dayMinutes === 0)
        return minutes === dayMinutes ? 'After 1 day' : `After ${minutes / dayMinutes} days`
      if (minutes % 60) return `After ${minutes} minutes`
      return minutes === 60 ? 'After 1 hour' : `After ${minutes / 60} hours`
    },
    cutOffHelp: 'Later orders are for another day. Empty: until you close.',
    days: (count: number) => (count === 0 ? 'Today only' : count === 1 ? 'Until tomorrow' : `${count} days`),
    perSlotHelp: 'When there are as many, the time is gone. Empty: as many as come.',
  },
  fr: {
    title: 'Quand',
    about:
      'Les acheteurs choisissent une heure pendant vos heures d’ouverture. Les congés et les jours spéciaux comptent. Sans cela, on ne demande rien.',
    ways: amountWords.fr.shipping,
    off: { pickup: 'On ne demande pas quand ils viennent.', delivery: 'On ne demande pas quand livrer.' },
    begin: { pickup: 'Demander une heure de ramassage', delivery: 'Demander une heure de livraison' },
    stop: {
      pickup: 'Ne plus demander d’heure de ramassage',
      delivery: 'Ne plus demander d’heure de livraison',
    },
    stopped: {
      pickup: 'Les acheteurs ne choisissent plus d’heure de ramassage.',
      delivery: 'Les acheteurs ne choisissent plus d’heure de livraison.',
    },
    failed: 'Cela n’a pas été enregistré.',
    every: (minutes) =>
      minutes % 60
        ? `Toutes les ${minutes} minutes`
        : minutes === 60
          ? 'Toutes les heures'
          : `Toutes les ${minutes / 60} heures`,
    lead: (minutes) => {
      if (minutes === 0) return 'Tout de suite'
      if (minutes % dayMinutes === 0)
        return minutes === dayMinutes ? 'Après 1 jour' : `Après ${minutes / dayMinutes} jours`
      if (minutes % 60) return `Après ${minutes} minutes`
      return minutes === 60 ? 'Après 1 heure' : `Après ${minutes / 60} heures`
    },
    cutOffHelp: 'Les commandes plus tardives sont pour un autre jour. Vide\u00a0: jusqu’à la fermeture.',
    days: (count) =>
      count === 0 ? 'Aujourd’hui seulement' : count === 1 ? 'Jusqu’à demain' : `${count} jours`,
    perSlotHelp: 'Quand il y en a autant, l’heure est prise. Vide\u00a0: autant qu’il en vient.',
  },
})
