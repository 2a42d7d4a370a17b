import type { ErasedBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import { bilingual } from '../../kit/language/bilingual'

const numberList = (numbers: readonly number[]) => numbers.map((number) => `#${number}`).join(', ')

/** The words of the page that hands out and erases what is held of a buyer. */
export const buyerWords = bilingual({
  en: {
    about:
      'Somebody asks what you know about them, or wants to be forgotten: look them up by their email address.',
    find: 'Find',
    findHelp: 'The address that they ordered or wrote with, in any case.',
    heldOf: (email: string) => `What you hold of ${email}`,
    nothing: (email: string) => `Nothing is held of ${email}.`,
    nothingAbout: 'Perhaps they used another address.',
    orders: 'Orders',
    ordersValue: (count: number, total: string) => (count ? `${count} · ${total}` : '0'),
    givenBack: (amount: string) => `${amount} of it given back`,
    unpaid: 'Tries that were not paid',
    mails: 'Emails to and about them',
    messages: 'Website messages',
    bookings: 'Tables asked for',
    alerts: 'Waits for',
    subscriptions: 'Asked for letters',
    download: 'Download',
    downloadAbout:
      'A zip file with their orders, emails, messages and bookings, to hand to them. Your own notes are not in it.',
    notDownloaded: 'The file was not made',
    erase: 'Erase…',
    unfinished: 'Not to be erased yet',
    unfinishedOrders: (numbers: readonly number[]) =>
      `They are still waiting for ${numberList(numbers)}: complete or cancel that first.`,
    unfinishedMoney: 'A payment or a refund is still under way. Try again in a few minutes.',
    eraseTitle: 'Erase this buyer?',
    eraseAbout: (email: string) => `Everything that you hold of ${email} goes, for good:`,
    eraseOrders:
      'Their orders stay for your books, with sums, taxes, items and numbers. Name, address, phone, email and notes go.',
    eraseMails: 'Emails are emptied, website messages and bookings removed.',
    eraseArchives: 'Archives of your whole account are removed, because the buyer is in them.',
    eraseElsewhere:
      'What your card provider, your email inbox or your own files hold, you erase there yourself.',
    eraseNow: 'Erase for good',
    keep: 'Keep It',
    erased: ({ orders, mails, messages }: Pick<ErasedBuyer, 'orders' | 'mails' | 'messages'>) =>
      `The buyer is erased from ${orders} ${orders === 1 ? 'order' : 'orders'}, ${mails} ${mails === 1 ? 'email' : 'emails'} and ${messages} ${messages === 1 ? 'message' : 'messages'}.`,
  },
  fr: {
    about:
      'Quelqu’un demande ce que vous savez à son sujet, ou veut être oublié\u00a0: cherchez-le par son adresse courriel.',
    find: 'Chercher',
    findHelp: 'L’adresse avec laquelle la personne a commandé ou écrit, majuscules ou non.',
    heldOf: (email) => `Ce que vous conservez de ${email}`,
    nothing: (email) => `Rien n’est conservé de ${email}.`,
    nothingAbout: 'La personne a peut-être utilisé une autre adresse.',
    orders: 'Commandes',
    ordersValue: (count, total) => (count ? `${count} · ${total}` : '0'),
    givenBack: (amount) => `dont ${amount} remboursés`,
    unpaid: 'Tentatives non payées',
    mails: 'Courriels à la personne et à son sujet',
    messages: 'Messages du site',
    bookings: 'Tables demandées',
    alerts: 'Attend le retour de',
    subscriptions: 'A demandé l’infolettre',
    download: 'Télécharger',
    downloadAbout:
      'Un fichier zip avec ses commandes, courriels, messages et réservations, à lui remettre. Vos propres notes n’y sont pas.',
    notDownloaded: 'Le fichier n’a pas été créé',
    erase: 'Effacer…',
    unfinished: 'Pas encore effaçable',
    unfinishedOrders: (numbers) =>
      `La personne attend encore ${numberList(numbers)}\u00a0: terminez ou annulez d’abord.`,
    unfinishedMoney: 'Un paiement ou un remboursement est en cours. Réessayez dans quelques minutes.',
    eraseTitle: 'Effacer cet acheteur?',
    eraseAbout: (email) => `Tout ce que vous conservez de ${email} disparaît, définitivement\u00a0:`,
    eraseOrders:
      'Ses commandes restent pour vos livres, avec sommes, taxes, articles et numéros. Nom, adresse, téléphone, courriel et notes disparaissent.',
    eraseMails: 'Les courriels sont vidés, les messages du site et les réservations supprimés.',
    eraseArchives: 'Les archives de tout votre compte sont supprimées, car l’acheteur y figure.',
    eraseElsewhere:
      'Ce que conservent votre fournisseur de paiement, votre boîte courriel ou vos propres fichiers, vous l’effacez là-bas vous-même.',
    eraseNow: 'Effacer définitivement',
    keep: 'Conserver',
    erased: ({ orders, mails, messages }) =>
      `L’acheteur est effacé de ${orders} commande${orders > 1 ? 's' : ''}, ${mails} courriel${mails > 1 ? 's' : ''} et ${messages} message${messages > 1 ? 's' : ''}.`,
  },
})
