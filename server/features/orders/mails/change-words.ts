import type { Locale } from '@mainstreet/shared/rules/language'
import type { RefundWay } from '@mainstreet/shared/contracts/orders/order-refunds'
import { chez } from '../../../kit/text/chez'

type ByWay = Readonly<Record<RefundWay, (amount: string) => string>>

const en = {
  changedSubject: (store: string, number: number) =>
    `Your corrected receipt for order #${number} at ${store}`,
  changedHeading: 'Your order has been changed',
  changed: (store: string, number: number) =>
    `${store} has changed your order #${number}. Here is your corrected receipt.`,
  back: {
    card: (amount: string) => `${amount} goes back to the card that you paid with.`,
    giftCard: (amount: string) => `${amount} is back on your gift card.`,
    byShop: (amount: string) => `You get ${amount} back from the shop directly, as you paid.`,
  } as ByWay,
  more: {
    card: (amount: string) => `You have paid the difference of ${amount} by card.`,
    byShop: (amount: string) => `You pay the difference of ${amount} to the shop directly.`,
  },
  toPaySubject: (store: string, number: number, amount: string) =>
    `${amount} to pay for the change of your order #${number} at ${store}`,
  toPayHeading: (amount: string) => `${amount} to pay`,
  toPay: (store: string, number: number, amount: string) =>
    `${store} is changing your order #${number}: below is what it becomes once you have paid ${amount}. Until then it stays as it was.`,
  pay: (amount: string) => `Pay ${amount}`,
  paidSubject: (number: number, amount: string) => `${amount} paid: order #${number} is changed`,
  paid: (name: string, amount: string) =>
    `${name || 'The buyer'} has paid the ${amount} that you asked for. This is what the order sells now.`,
}

type ChangeWords = typeof en

const fr: ChangeWords = {
  changedSubject: (store, number) => `Votre reçu corrigé de la commande nº\u00a0${number} ${chez(store)}`,
  changedHeading: 'Votre commande a été modifiée',
  changed: (store, number) =>
    `${store} a modifié votre commande nº\u00a0${number}. Voici votre reçu corrigé.`,
  back: {
    card: (amount) => `${amount} retournent sur la carte avec laquelle vous avez payé.`,
    giftCard: (amount) => `${amount} sont de nouveau sur votre carte-cadeau.`,
    byShop: (amount) => `La boutique vous rend ${amount} directement, comme vous avez payé.`,
  },
  more: {
    card: (amount) => `Vous avez payé la différence de ${amount} par carte.`,
    byShop: (amount) => `Vous payez la différence de ${amount} directement à la boutique.`,
  },
  toPaySubject: (store, number, amount) =>
    `${amount} à payer pour la modification de votre commande nº\u00a0${number} ${chez(store)}`,
  toPayHeading: (amount) => `${amount} à payer`,
  toPay: (store, number, amount) =>
    `${store} modifie votre commande nº\u00a0${number}\u00a0: voici ce qu’elle devient une fois ${amount} payés. D’ici là, elle reste comme elle était.`,
  pay: (amount) => `Payer ${amount}`,
  paidSubject: (number, amount) => `${amount} payés\u00a0: la commande nº\u00a0${number} est modifiée`,
  paid: (name, amount) =>
    `${name || 'L’acheteur'} a payé les ${amount} que vous aviez demandés. Voici ce que contient la commande maintenant.`,
}

/** What mails say of a change of an order. */
export const changeWords: Record<Locale, ChangeWords> = { en, fr }
