import type { AccountMail } from '@mainstreet/shared/contracts/orders/mails'
import { bilingual } from '../../kit/language/bilingual'

const attemptsText = (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`)

/** The words of the mails that a business sends and gets. */
export const mailWords = bilingual({
  en: {
    title: 'Emails',
    about: 'What Mainstreet sends for you: to your customers, and to you.',
    back: 'Orders',
    parts: 'Emails',
    sentPart: 'Sent',
    samplesPart: 'What your customers receive',
    list: 'Emails',
    subject: 'Subject',
    to: 'To',
    from: 'From',
    replyTo: 'Answers go to',
    kind: 'About',
    when: 'When',
    status: 'State',
    filter: 'Show',
    all: 'All',
    failed: 'Not sent',
    kinds: {
      receipt: 'Receipt',
      'to-pay': 'To be paid',
      'new-order': 'New order',
      'low-stock': 'Low stock',
      shipped: 'Shipping notice',
      refund: 'Refund',
      contact: 'Website message',
      'buyer-message': 'Your message',
      condolence: 'Condolence',
      'new-booking': 'Table asked for',
      'booking-changed': 'Booking changed by the guest',
      'booking-accepted': 'Table booked',
      'booking-offered': 'Other time proposed',
      'booking-full': 'No table left',
      'booking-off': 'Table called off',
    },
    statuses: {
      queued: 'Waiting',
      sent: 'Sent',
      kept: 'Kept as a file',
      failed: 'Not sent',
    },
    statusOf: (
      { status, attempts: tries, problem, sentAt, runAt }: AccountMail,
      at: (moment: string) => string,
    ) => {
      if (status === 'sent') return `Sent on ${at(sentAt ?? runAt)}.`
      if (status === 'kept')
        return 'This server has no mail server: the email was written to a file and reached nobody.'
      if (status === 'failed') return `It could not be sent; it was ${attemptsText(tries)}.`
      if (problem)
        return `It could not be sent yet and was ${attemptsText(tries)}. The next try is on ${at(runAt)}.`
      return 'It is about to be sent.'
    },
    problems: {
      unreachable: 'The mail server could not be reached.',
      refused: 'The mail server refused it:',
      interrupted: 'The server was stopped while it was sending.',
    },
    resentFrom: 'Sent again',
    erased: 'Erased email',
    erasedBuyer: 'Erased buyer',
    erasedAbout: 'What it said was erased with its buyer.',
    empty: 'No emails yet.',
    emptyAbout: 'Receipts, shipping notices and everything else that Mainstreet mails for you appears here.',
    emptyFailed: 'Every email was sent.',
    open: (subject: string) => `Show “${subject}”`,
    preview: 'The email',
    view: 'View',
    html: 'As shown',
    text: 'Plain text',
    device: 'Width',
    phone: 'Phone',
    computer: 'Computer',
    language: 'Language',
    languages: { en: 'English', fr: 'French' },
    close: 'Close',
    resend: 'Send again',
    resent: 'The email is on its way again.',
    notResent: 'The email was not sent again.',
    notShown: 'The email cannot be shown.',
    samplesAbout: 'With your logo, your colours and an invented order. Nothing is sent.',
    orderMails: 'Emails',
    noOrderMails: 'No email about this order yet.',
  },
  fr: {
    title: 'Courriels',
    about: 'Ce que Mainstreet envoie pour vous\u00a0: à vos clients, et à vous.',
    back: 'Commandes',
    parts: 'Courriels',
    sentPart: 'Envoyés',
    samplesPart: 'Ce que vos clients reçoivent',
    list: 'Courriels',
    subject: 'Objet',
    to: 'À',
    from: 'De',
    replyTo: 'Les réponses vont à',
    kind: 'Sujet',
    when: 'Quand',
    status: 'État',
    filter: 'Afficher',
    all: 'Tous',
    failed: 'Non envoyés',
    kinds: {
      receipt: 'Reçu',
      'to-pay': 'À payer',
      'new-order': 'Nouvelle commande',
      'low-stock': 'Stock faible',
      shipped: 'Avis d’expédition',
      refund: 'Remboursement',
      contact: 'Message du site',
      'buyer-message': 'Votre message',
      condolence: 'Condoléances',
      'new-booking': 'Table demandée',
      'booking-changed': 'Réservation modifiée par le client',
      'booking-accepted': 'Table réservée',
      'booking-offered': 'Autre heure proposée',
      'booking-full': 'Plus de table',
      'booking-off': 'Table annulée',
    },
    statuses: { queued: 'En attente', sent: 'Envoyé', kept: 'Gardé en fichier', failed: 'Non envoyé' },
    statusOf: ({ status, attempts: tries, problem, sentAt, runAt }, at) => {
      const tried = tries === 1 ? 'une tentative' : `${tries} tentatives`
      if (status === 'sent') return `Envoyé le ${at(sentAt ?? runAt)}.`
      if (status === 'kept')
        return 'Ce serveur n’a pas de serveur de courriel\u00a0: le message a été écrit dans un fichier et n’a atteint personne.'
      if (status === 'failed') return `L’envoi a échoué après ${tried}.`
      if (problem) return `L’envoi n’a pas encore réussi (${tried}). Prochain essai le ${at(runAt)}.`
      return 'Il est sur le point de partir.'
    },
    problems: {
      unreachable: 'Le serveur de courriel est injoignable.',
      refused: 'Le serveur de courriel l’a refusé\u00a0:',
      interrupted: 'Le serveur a été arrêté pendant l’envoi.',
    },
    resentFrom: 'Renvoi',
    erased: 'Courriel effacé',
    erasedBuyer: 'Acheteur effacé',
    erasedAbout: 'Son contenu a été effacé avec son acheteur.',
    empty: 'Aucun courriel pour l’instant.',
    emptyAbout:
      'Les reçus, les avis d’expédition et tout ce que Mainstreet envoie pour vous apparaissent ici.',
    emptyFailed: 'Tous les courriels ont été envoyés.',
    open: (subject) => `Afficher «\u00a0${subject}\u00a0»`,
    preview: 'Le courriel',
    view: 'Affichage',
    html: 'Mis en forme',
    text: 'Texte brut',
    device: 'Largeur',
    phone: 'Téléphone',
    computer: 'Ordinateur',
    language: 'Langue',
    languages: { en: 'Anglais', fr: 'Français' },
    close: 'Fermer',
    resend: 'Renvoyer',
    resent: 'Le courriel repart.',
    notResent: 'Le courriel n’a pas été renvoyé.',
    notShown: 'Le courriel ne peut pas être affiché.',
    samplesAbout: 'Avec votre logo, vos couleurs et une commande inventée. Rien n’est envoyé.',
    orderMails: 'Courriels',
    noOrderMails: 'Aucun courriel sur cette commande pour l’instant.',
  },
})
