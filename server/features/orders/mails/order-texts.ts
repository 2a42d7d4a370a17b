import type { Locale } from '@mainstreet/shared/rules/money'
import type { ShippingType } from '@mainstreet/shared/contracts/orders'

const en = {
  receiptSubject: (store: string, number: number) => `Your order #${number} at ${store}`,
  thanks: (store: string) => `Thank you for your order at ${store}.`,
  newOrderSubject: (number: number, total: string) => `New order #${number}: ${total}`,
  newOrder: (name: string) => `${name} has placed an order.`,
  shippedSubject: (store: string, number: number) => `Your order #${number} from ${store} is on its way`,
  shipped: 'Your order has been shipped.',
  test: 'This is a test order: no money has moved.',
  order: (number: number) => `Order #${number}`,
  subtotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  free: 'Free',
  shipTo: { shipping: 'Ship to', delivery: 'Deliver to', pickup: 'For pickup by' } as Record<
    ShippingType,
    string
  >,
  shippingName: { shipping: 'Shipping', delivery: 'Local Delivery', pickup: 'Local Pickup' } as Record<
    ShippingType,
    string
  >,
  country: (name: string) => name,
  buyer: 'Buyer',
  notes: 'Notes',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track your parcel',
  view: 'See your order',
  refundSubject: (store: string, amount: string) => `${store} has refunded ${amount}`,
  refunded: (amount: string) => `We have given ${amount} of your order back.`,
  refundTotal: 'Refunded',
}

/** Every sentence of the mails about orders, in one language. */
export type OrderTexts = typeof en

const fr: OrderTexts = {
  receiptSubject: (store, number) => `Votre commande n°\u00a0${number} chez ${store}`,
  thanks: (store) => `Merci de votre commande chez ${store}.`,
  newOrderSubject: (number, total) => `Nouvelle commande n°\u00a0${number}\u00a0: ${total}`,
  newOrder: (name) => `${name} a passé une commande.`,
  shippedSubject: (store, number) => `Votre commande n°\u00a0${number} de ${store} est en route`,
  shipped: 'Votre commande a été expédiée.',
  test: 'Ceci est une commande d’essai\u00a0: aucun argent n’a circulé.',
  order: (number) => `Commande n°\u00a0${number}`,
  subtotal: 'Sous-total',
  tax: 'Taxes',
  total: 'Total',
  free: 'Gratuit',
  shipTo: { shipping: 'Expédier à', delivery: 'Livrer à', pickup: 'À ramasser par' },
  shippingName: { shipping: 'Expédition', delivery: 'Livraison locale', pickup: 'Ramassage en magasin' },
  country: (name) => (name === 'United States' ? 'États-Unis' : name),
  buyer: 'Acheteur',
  notes: 'Remarques',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  track: 'Suivre votre colis',
  view: 'Voir votre commande',
  refundSubject: (store, amount) => `${store} vous a remboursé ${amount}`,
  refunded: (amount) => `Nous vous avons remboursé ${amount} de votre commande.`,
  refundTotal: 'Remboursé',
}

/** The sentences of the mails about orders: a buyer's are those of the order's language, an owner's English. */
export const orderTexts: Record<Locale, OrderTexts> = { en, fr }
