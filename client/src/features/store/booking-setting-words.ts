import { bilingual } from '../../kit/language/bilingual'

/** The words of the settings of bookings. */
export const bookingSettingWords = bilingual({
  en: {
    title: 'Bookings',
    about:
      'Guests ask for a table at your opening hours, every half hour until an hour before you close. You answer each.',
    hours: (count: number) => {
      if (count === 0) return 'At any time'
      if (count % 24 === 0) return count === 24 ? '1 day' : `${count / 24} days`
      return count === 1 ? '1 hour' : `${count} hours`
    },
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  },
  fr: {
    title: 'Réservations',
    about:
      'Les clients demandent une table pendant vos heures d’ouverture, à chaque demi-heure jusqu’à une heure avant la fermeture. Vous répondez à chacun.',
    hours: (count) => {
      if (count === 0) return 'À tout moment'
      if (count % 24 === 0) return count === 24 ? '1 jour' : `${count / 24} jours`
      return count === 1 ? '1 heure' : `${count} heures`
    },
    days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
    people: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  },
})
