import { bilingual } from '../../kit/language/bilingual'

/** The words of the messages that visitors wrote. */
export const messageWords = bilingual({
  en: {
    title: 'Messages',
    about: 'What visitors wrote to you with the contact form of your site. Each came to you by email too.',
    back: 'Dashboard',
    list: 'Messages',
    parts: { toAnswer: 'To answer', answered: 'Answered', all: 'All' },
    done: 'Answered',
    answered: 'Mark as answered',
    toAnswer: 'Mark as to answer',
    unread: 'New',
    waiting: (count: number): string => (count === 1 ? 'new message' : 'new messages'),
    noSubject: 'No subject',
    showCar: 'Show the vehicle',
    reply: 'Reply',
    replyTo: (name: string) => `Reply to ${name}`,
    replySubject: (subject: string) => `Re: ${subject}`,
    yourMessage: 'your message',
    wrote: (name: string) => `${name} wrote:`,
    markUnread: 'Mark as new',
    remove: 'Remove',
    removeOf: (name: string) => `Remove the message from ${name}`,
    removed: (name: string) => `The message from ${name} is removed.`,
    notMarked: 'It was not marked.',
    empty: { toAnswer: 'Nothing to answer.', answered: 'Nothing answered yet.', all: 'No messages yet.' },
    emptyAbout: 'What visitors write with the contact form of your site appears here and comes by email.',
  },
  fr: {
    title: 'Messages',
    about:
      'Ce que les visiteurs vous ont écrit avec le formulaire de votre site. Chaque message vous est aussi parvenu par courriel.',
    back: 'Tableau de bord',
    list: 'Messages',
    parts: { toAnswer: 'À répondre', answered: 'Répondus', all: 'Tous' },
    done: 'Répondu',
    answered: 'Marquer comme répondu',
    toAnswer: 'Marquer à répondre',
    unread: 'Nouveau',
    waiting: (count) => (count === 1 ? 'nouveau message' : 'nouveaux messages'),
    noSubject: 'Sans objet',
    showCar: 'Afficher le véhicule',
    reply: 'Répondre',
    replyTo: (name) => `Répondre à ${name}`,
    replySubject: (subject) => `RE : ${subject}`,
    yourMessage: 'votre message',
    wrote: (name) => `${name} a écrit\u00a0:`,
    markUnread: 'Marquer comme nouveau',
    remove: 'Supprimer',
    removeOf: (name) => `Supprimer le message de ${name}`,
    removed: (name) => `Le message de ${name} est supprimé.`,
    notMarked: 'Le message n’a pas pu être marqué.',
    empty: {
      toAnswer: 'Rien à répondre.',
      answered: 'Aucune réponse pour l’instant.',
      all: 'Aucun message pour l’instant.',
    },
    emptyAbout:
      'Ce que les visiteurs écrivent avec le formulaire de votre site apparaît ici et vous parvient par courriel.',
  },
})

/** The words in one language. */
export type MessageWords = (typeof messageWords)['en']
