import { bilingual } from '../../kit/language/bilingual'

/** What the page about support says. */
export const supportWords = bilingual({
  en: {
    title: 'Help from the platform',
    open: 'Open support',
    write: 'Write to support',
    none: 'No support address is set up on this platform yet.',
    howTo:
      'Whoever runs it sets SUPPORT_URL to a web page or an email address, or MAIL_FROM to the address that its emails come from, and starts it again.',
  },
  fr: {
    title: 'Aide de la plateforme',
    open: 'Ouvrir l’assistance',
    write: 'Écrire à l’assistance',
    none: 'Aucune adresse d’assistance n’est encore définie sur cette plateforme.',
    howTo:
      'La personne qui l’exploite donne à SUPPORT_URL une page Web ou une adresse courriel, ou à MAIL_FROM l’adresse d’où partent ses courriels, puis la redémarre.',
  },
})
