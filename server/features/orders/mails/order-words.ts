import { chez } from '../../../kit/text/chez'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import type { Locale } from '@mainstreet/shared/rules/language'

type ByShipping = Readonly<Record<Exclude<ShippingType, 'email'>, string>>

const en = {
  hello: (name: string) => `Hello${name ? ` ${name}` : ''},`,
  order: (number: number) => `Order #${number}`,
  reason: (store: string) => `You get this email because of your order at ${store}.`,
  ownerReason: 'You get this email because orders of your shop are sent to this address.',
  receiptSubject: (store: string, number: number) => `Your order #${number} at ${store}`,
  receiptHeading: 'Thank you for your order',
  thanks: (store: string, number: number) =>
    `${store} has received your order #${number}. Here is your receipt.`,
  paid: (date: string) => `Paid on ${date}`,
  toPayHeading: (total: string) => `${total} to pay`,
  toPay: (store: string, number: number, total: string) =>
    `${store} has received your order #${number}. You pay ${total} to the shop directly.`,
  howToPay: 'How to pay',
  nameNumber: (number: number) => `Please name order #${number} when you pay.`,
  keepBy: (moment: string, days: number) =>
    `Please press the button by ${moment}: the shop then keeps it for you for ${days === 1 ? 'one day' : `${days} days`}. Without that it is cancelled.`,
  keep: 'Keep my order',
  paysDirectly: 'It is to be paid to you directly: mark it as paid once you have the money.',
  newOrderSubject: (number: number, total: string) => `New order #${number}: ${total}`,
  newOrderHeading: (number: number) => `New order #${number}`,
  newOrder: (name: string) => `${name || 'Somebody'} has placed an order.`,
  openOrder: 'Open the order',
  shippedSubject: (store: string, number: number) => `Your order #${number} from ${store} is on its way`,
  shippedHeading: 'Your order is on its way',
  shipped: (store: string, number: number) => `${store} has shipped your order #${number}.`,
  refundSubject: (store: string, number: number) => `Your refund for order #${number} at ${store}`,
  refundHeading: (amount: string) => `${amount} is on its way back to you`,
  refunded: (store: string, number: number, amount: string) =>
    `${store} has refunded ${amount} of your order #${number}.`,
  backToCard:
    'It goes back to the card that you paid with; depending on your bank this takes 5 to 10 business days.',
  backToGiftCard: 'It is on your gift card again, to be spent with the same code.',
  backByHand: 'You get it from the shop directly, as you paid.',
  refundTotal: 'Refunded',
  test: 'This is a test order: no money has moved.',
  piece: (quantity: number, price: string) => `${quantity} × ${price}`,
  tax: 'Tax',
  free: 'Free',
  shipTo: {
    shipping: 'Ship to',
    delivery: 'Deliver to',
    pickup: 'For pickup by',
    email: 'For',
  } as ByShipping,
  country: (name: string) => name,
  pickupAt: 'Pick up at',
  hours: 'Opening hours',
  buyer: 'Buyer',
  notes: (name: string) => `Note from ${name || 'the buyer'}`,
  parcel: 'Your parcel',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track your parcel',
  view: 'See your order',
}

/** Every sentence of the mails about orders, in one language. */
export type OrderWords = typeof en

const fr: OrderWords = {
  hello: (name) => `Bonjour${name ? ` ${name}` : ''},`,
  order: (number) => `Commande nº\u00a0${number}`,
  reason: (store) => `Vous recevez ce courriel à la suite de votre commande ${chez(store)}.`,
  ownerReason:
    'Vous recevez ce courriel parce que les commandes de votre boutique sont envoyées à cette adresse.',
  receiptSubject: (store, number) => `Votre commande nº\u00a0${number} ${chez(store)}`,
  receiptHeading: 'Merci de votre commande',
  thanks: (store, number) => `${store} a bien reçu votre commande nº\u00a0${number}. Voici votre reçu.`,
  paid: (date) => `Payée le ${date}`,
  toPayHeading: (total) => `${total} à payer`,
  toPay: (store, number, total) =>
    `${store} a bien reçu votre commande nº\u00a0${number}. Vous payez ${total} directement à la boutique.`,
  howToPay: 'Comment payer',
  nameNumber: (number) => `Indiquez la commande nº\u00a0${number} en payant.`,
  keepBy: (moment, days) =>
    `Appuyez sur le bouton avant le ${moment}\u00a0: la boutique vous la garde alors ${days === 1 ? 'un jour' : `${days}\u00a0jours`}. Sans cela, elle est annulée.`,
  keep: 'Garder ma commande',
  paysDirectly: 'Elle vous est payée directement\u00a0: marquez-la comme payée quand vous avez l’argent.',
  newOrderSubject: (number, total) => `Nouvelle commande nº\u00a0${number}\u00a0: ${total}`,
  newOrderHeading: (number) => `Nouvelle commande nº\u00a0${number}`,
  newOrder: (name) => `${name || 'Quelqu’un'} a passé une commande.`,
  openOrder: 'Ouvrir la commande',
  shippedSubject: (store, number) => `Votre commande nº\u00a0${number} de ${store} est en route`,
  shippedHeading: 'Votre commande est en route',
  shipped: (store, number) => `${store} a expédié votre commande nº\u00a0${number}.`,
  refundSubject: (store, number) => `Votre remboursement pour la commande nº\u00a0${number} ${chez(store)}`,
  refundHeading: (amount) => `Un remboursement de ${amount} est en route`,
  refunded: (store, number, amount) =>
    `${store} vous a remboursé ${amount} pour votre commande nº\u00a0${number}.`,
  backToCard:
    'Le montant retourne sur la carte qui a servi au paiement; selon votre banque, cela prend de 5 à 10 jours ouvrables.',
  backToGiftCard: 'Le montant est de nouveau sur votre carte-cadeau, avec le même code.',
  backByHand: 'La boutique vous le rend directement, comme vous avez payé.',
  refundTotal: 'Remboursé',
  test: 'Ceci est une commande d’essai\u00a0: aucun argent n’a circulé.',
  piece: (quantity, price) => `${quantity} × ${price}`,
  tax: 'Taxes',
  free: 'Gratuit',
  shipTo: { shipping: 'Expédier à', delivery: 'Livrer à', pickup: 'À ramasser par' },
  country: (name) => (name === 'United States' ? 'États-Unis' : name),
  pickupAt: 'À ramasser chez',
  hours: 'Heures d’ouverture',
  buyer: 'Acheteur',
  notes: (name) => (name ? `Note de ${name}` : 'Note de l’acheteur'),
  parcel: 'Votre colis',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  track: 'Suivre votre colis',
  view: 'Voir votre commande',
}

/** The sentences of the mails about orders: a buyer's are those of the order's language, an owner's those of the dashboard. */
export const orderWords: Record<Locale, OrderWords> = { en, fr }
