import { bilingual } from '../../../kit/language/bilingual'

/** What the shop reads and presses where a buyer asks something of an order. */
export const askWords = bilingual({
  en: {
    asks: {
      cancel: (name: string) => `${name} asks to cancel this order`,
      address: (name: string) => `${name} asks to send this order somewhere else`,
    },
    giveBack: (amount: string) => `Cancel and give back ${amount}`,
    cancel: 'Cancel the order',
    sendThere: 'Send it there',
    keep: 'Leave it as it is',
    keepAbout: 'The buyer gets an email that says so.',
    message: 'What else to say',
    send: 'Send',
    back: 'Back',
    accepted: 'Done. The buyer is told by email.',
    kept: 'The order stays as it is. The buyer is told by email.',
    failed: 'That was not done.',
  },
  fr: {
    asks: {
      cancel: (name) => `${name} demande d’annuler cette commande`,
      address: (name) => `${name} demande d’envoyer cette commande ailleurs`,
    },
    giveBack: (amount) => `Annuler et rembourser ${amount}`,
    cancel: 'Annuler la commande',
    sendThere: 'L’envoyer là',
    keep: 'La laisser telle quelle',
    keepAbout: 'L’acheteur reçoit un courriel qui le dit.',
    message: 'Ce qu’il faut ajouter',
    send: 'Envoyer',
    back: 'Retour',
    accepted: 'C’est fait. L’acheteur en est averti par courriel.',
    kept: 'La commande reste telle quelle. L’acheteur en est averti par courriel.',
    failed: 'Cela n’a pas été fait.',
  },
})
