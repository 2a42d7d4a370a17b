import type { enContact } from './en-contact'

/** The words of the contact form and of posts on other networks in French. */
export const frContact: typeof enContact = {
  contact: {
    title: 'Envoyez-nous un message',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    phone: 'Téléphone, si nous pouvons appeler',
    subject: 'Objet',
    message: 'Message',
    trap: 'Laissez ce champ vide',
    send: 'Envoyer le message',
    waiting: 'Envoi de votre message…',
    success: 'Votre message a été envoyé. Merci!',
    failed: 'Erreur\u00a0: le serveur n’a pas répondu comme prévu.',
    unavailable:
      'Erreur\u00a0: le serveur n’a pas répondu comme prévu. Votre message est toujours là\u00a0: veuillez réessayer dans un instant.',
    tooMany: 'Erreur\u00a0: trop de messages ont été envoyés d’ici. Réessayez plus tard ou appelez-nous.',
    errors: {
      contact: 'Erreur\u00a0: veuillez indiquer votre prénom.',
      from: 'Erreur\u00a0: veuillez indiquer une adresse courriel valide.',
      phone: 'Erreur\u00a0: veuillez indiquer un numéro de téléphone complet, ou aucun.',
      message: 'Erreur\u00a0: veuillez écrire un message à envoyer.',
    },
  },
  reach: {
    today: 'Aujourd’hui',
    call: 'Appeler',
    directions: 'Itinéraire',
    way: 'Itinéraire',
    write: 'Écrire',
    onThisSite: 'Sur ce site',
    weAccept: 'Nous acceptons',
    myOrders: 'Vos commandes',
    edit: 'Modifier',
    dashboard: 'Tableau de bord',
  },
  posts: {
    onFacebook: 'Voir sur Facebook',
    picture: 'Photo publiée sur Facebook',
    followOnX: 'Suivez-nous sur X',
    onX: 'Ce qui se passe chez nous, en une ligne ou deux à la fois.',
  },
}
