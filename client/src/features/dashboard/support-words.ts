import { bilingual } from '../../kit/language/bilingual'

/** What the page about support says. */
export const supportWords = bilingual({
  en: {
    title: 'Help from the platform',
    open: 'Open support',
    none: 'No support address is set up on this platform yet.',
    howTo: 'Please ask whoever opened your account for you.',
  },
  fr: {
    title: 'Aide de la plateforme',
    open: 'Ouvrir l’assistance',
    none: 'Aucune adresse d’assistance n’est encore définie sur cette plateforme.',
    howTo: 'Adressez-vous à la personne qui a ouvert votre compte.',
  },
})
