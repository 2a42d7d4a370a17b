import type { CardSize } from '@mainstreet/shared/contracts/marketplace/share'
import { bilingual } from '../../kit/language/bilingual'

const sizesEn: Record<CardSize, { name: string; about: string }> = {
  post: { name: 'Post', about: 'Square, for a feed or a message' },
  story: { name: 'Story', about: 'Upright, for a story or a status' },
  print: { name: 'Print', about: 'A6, for the counter or a parcel' },
}

/** The words of the panel with the cards of an item or of the whole shop. */
export const shareWords = bilingual({
  en: {
    share: 'Share',
    opens: 'Opened by its link',
    shareItem: (title: string) => `Share “${title}”`,
    shareSite: 'Share your site',
    about: 'Whoever points a camera at the code, or follows the link, is there at once.',
    language: 'Language of the cards',
    sizes: sizesEn,
    card: (name: string, title: string) => `Card of ${title} as ${name.toLowerCase()}`,
    drawing: 'Drawing the card…',
    download: (name: string) => `Download ${name.toLowerCase()}`,
    send: (name: string) => `Send ${name.toLowerCase()}`,
    print: 'Print',
    copy: 'Copy link',
    copied: 'The link is copied.',
    notCopied: 'Your browser did not copy it. The link is:',
    notSent: 'It was not sent. Download it instead.',
    opened: (count: string, one: boolean) =>
      one ? 'Opened once by this link' : `Opened ${count} times by this link`,
    notYet: 'Nobody has opened this link yet.',
    noCard: 'There is no card',
    notDrawn: 'The card could not be drawn.',
    tryAgain: 'Try again',
  },
  fr: {
    share: 'Partager',
    opens: 'Ouvert par son lien',
    shareItem: (title) => `Partager «\u00a0${title}\u00a0»`,
    shareSite: 'Partager votre site',
    about: 'La personne qui pointe son appareil photo sur le code, ou qui suit le lien, y arrive aussitôt.',
    language: 'Langue des cartes',
    sizes: {
      post: { name: 'Publication', about: 'Carrée, pour un fil ou un message' },
      story: { name: 'Story', about: 'Verticale, pour une story ou un statut' },
      print: { name: 'Impression', about: 'A6, pour le comptoir ou un colis' },
    },
    card: (name, title) => `Carte de ${title}, ${name.toLowerCase()}`,
    drawing: 'Création de la carte…',
    download: (name) => `Télécharger\u00a0: ${name.toLowerCase()}`,
    send: (name) => `Envoyer\u00a0: ${name.toLowerCase()}`,
    print: 'Imprimer',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    notCopied: 'Votre navigateur ne l’a pas copié. Le lien est\u00a0:',
    notSent: 'Elle n’a pas été envoyée. Téléchargez-la plutôt.',
    opened: (count, one) => (one ? 'Ouvert une fois par ce lien' : `Ouvert ${count} fois par ce lien`),
    notYet: 'Personne n’a encore ouvert ce lien.',
    noCard: 'Il n’y a pas de carte',
    notDrawn: 'La carte n’a pas pu être dessinée.',
    tryAgain: 'Réessayer',
  },
})
