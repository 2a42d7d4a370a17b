import { bilingual } from '../../kit/language/bilingual'

/** The words of the choice to be paid directly. */
export const directPaymentWords = bilingual({
  en: {
    title: 'Paid to You Directly',
    about: 'At pickup, by e-transfer, by cheque: without cards, or beside them.',
    help: 'The order is placed and holds its stock; you mark it as paid once you have the money.',
    example:
      'Buyers read this before and after they order. For example: Send an e-transfer to pay@your-shop.ca, or pay at pickup.',
    fillFirst: 'Write how to pay you: it counts from then on.',
    days: 'An order that is not paid by then is cancelled, and its pieces are on sale again.',
  },
  fr: {
    title: 'Paiement directement à vous',
    about: 'Au ramassage, par virement, par chèque\u00a0: sans cartes, ou à côté d’elles.',
    help: 'La commande est passée et réserve son stock; vous la marquez comme payée quand vous avez l’argent.',
    example:
      'L’acheteur le lit avant et après sa commande. Par exemple\u00a0: Faites un virement à payer@votre-boutique.ca, ou payez au ramassage.',
    fillFirst: 'Écrivez comment vous payer\u00a0: le choix vaut à partir de là.',
    days: 'Une commande qui n’est pas payée d’ici là est annulée, et ses articles sont de nouveau en vente.',
  },
})
