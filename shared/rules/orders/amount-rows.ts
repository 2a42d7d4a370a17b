import type { OrderAmounts } from '../../contracts/orders/amounts'
import type { ShippingType } from '../../contracts/orders/orders'
import type { Locale } from '../language'
import { dueOf } from '../money/gift-card'
import { cents, type Cents } from '../money/money'
import { taxName } from '../money/tax-names'

interface AmountNames {
  subtotal: string
  /** The code, where there is one, is named in it. */
  discount: (code: string) => string
  /** By how the order goes to its buyer. */
  shipping: Readonly<Record<ShippingType, string>>
  total: string
  giftCards: string
  /** What is left of the total to pay, and what of it was paid otherwise. */
  due: string
  paidRest: string
}

/** What the amounts of an order are called, wherever they stand. */
export const amountWords: Readonly<Record<Locale, AmountNames>> = {
  en: {
    subtotal: 'Subtotal',
    discount: (code) => (code ? `Discount (${code})` : 'Discount'),
    shipping: {
      shipping: 'Shipping',
      delivery: 'Local Delivery',
      pickup: 'Local Pickup',
      email: 'By email',
    },
    total: 'Total',
    giftCards: 'Gift card',
    due: 'To pay',
    paidRest: 'Paid otherwise',
  },
  fr: {
    subtotal: 'Sous-total',
    discount: (code) => (code ? `Rabais (${code})` : 'Rabais'),
    shipping: {
      shipping: 'Expédition',
      delivery: 'Livraison locale',
      pickup: 'Ramassage en magasin',
      email: 'Par courriel',
    },
    total: 'Total',
    giftCards: 'Carte-cadeau',
    due: 'À payer',
    paidRest: 'Payé autrement',
  },
}

/** A line of a sum; what is taken off is below zero. */
export interface AmountRow {
  key: string
  label: string
  cents: Cents
}

type Summed = Pick<OrderAmounts, 'subtotal' | 'shipping' | 'taxLines'> &
  Partial<Pick<OrderAmounts, 'discount'>> & { discountCode?: string } &
  // What the shipping is called follows from how it goes, unless it has a name of its own.
  (
    | { shippingType: ShippingType; shippingName?: undefined }
    | { shippingType?: undefined; shippingName: string }
  )

/** What an order's total is made up of, line by line as people read it: the total itself stands below. */
export const amountRows = (
  { subtotal, discount = cents(0), discountCode = '', shipping, taxLines, ...way }: Summed,
  locale: Locale,
): AmountRow[] => {
  const words = amountWords[locale]
  const shippingName = way.shippingName ?? words.shipping[way.shippingType]
  return [
    { key: 'subtotal', label: words.subtotal, cents: subtotal },
    // A code that sends for nothing takes nothing off, and is named all the same.
    ...(discount > 0 || discountCode
      ? [{ key: 'discount', label: words.discount(discountCode), cents: cents(-discount) }]
      : []),
    { key: 'shipping', label: shippingName, cents: shipping },
    ...taxLines.map(({ label, cents }) => ({ key: label, label: taxName(label, locale), cents })),
  ]
}

/** How gift cards pay a total, line by line below it: nothing where none does. `isPaid` says whether the rest is paid, too. */
export const giftCardRows = (
  { total, giftCards }: Pick<OrderAmounts, 'total'> & { giftCards: Cents },
  { locale, isPaid }: { locale: Locale; isPaid: boolean },
): AmountRow[] => {
  if (giftCards === 0) return []
  const words = amountWords[locale]
  const rest = dueOf({ total, giftCards })
  return [
    { key: 'giftCards', label: words.giftCards, cents: cents(-giftCards) },
    ...(isPaid && rest === 0
      ? []
      : [{ key: 'rest', label: isPaid ? words.paidRest : words.due, cents: rest }]),
  ]
}
