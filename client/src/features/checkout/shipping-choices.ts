import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney, toCents } from '@mainstreet/shared/rules/money/money'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import type { PublicStore } from '@mainstreet/shared/contracts/site/site'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutWords, type CheckoutWords } from '../../kit/site/words/checkout-words'

type Offers = Pick<
  PublicStore,
  'allowFlatRate' | 'allowDelivery' | 'allowLocalPickup' | 'flatRate' | 'deliveryRate'
>

/** The shipping options of a store, the one it starts with first. */
export const shippingChoices = (store: Offers): ShippingType[] => [
  ...(store.allowFlatRate ? (['shipping'] as const) : []),
  ...(store.allowDelivery ? (['delivery'] as const) : []),
  ...(store.allowLocalPickup ? (['pickup'] as const) : []),
]

interface Told {
  store: Offers
  words: CheckoutWords['shipping']
}

const methodOf = (type: ShippingType, { store, words }: Told): string => {
  if (type !== 'shipping') return words[type]
  return store.flatRate ? words.flat : words.free
}

/** How an option and its price read: "Flat Rate Shipping - $5.00". */
export const shippingName = (type: ShippingType, { locale, ...told }: Told & { locale: Locale }): string => {
  const method = methodOf(type, told)
  const { flatRate, deliveryRate } = told.store
  if (type === 'pickup' || (type === 'shipping' && !flatRate)) return method
  const price = type === 'delivery' ? deliveryRate : flatRate
  return `${method} - ${formatMoney(toCents(price || 0), locale)}`
}

/** The name of a chosen option in the store in view, beside which its price stands. */
export const useShippingMethod = (type: ShippingType | null): string => {
  const { store } = useShownSite()
  const words = useCheckoutWords('shipping')
  return type ? methodOf(type, { store, words }) : ''
}
