import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney, toCents } from '@mainstreet/shared/rules/money/money'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import type { PublicStore } from '@mainstreet/shared/contracts/site/site'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutTexts, type CheckoutTexts } from '../../kit/site/texts/checkout-texts'
import { useLocale } from '../../kit/site/texts/use-texts'

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

/** How an option and its price read: "Flat Rate Shipping - $5.00". */
export const shippingName = (
  type: ShippingType,
  { store, texts, locale }: { store: Offers; texts: CheckoutTexts['shipping']; locale: Locale },
): string => {
  if (type === 'pickup') return texts.pickup
  if (type === 'delivery') return texts.delivery(formatMoney(toCents(store.deliveryRate || 0), locale))
  const flat = toCents(store.flatRate || 0)
  return flat === 0 ? texts.free : texts.flat(formatMoney(flat, locale))
}

/** The name of a chosen option in the store in view. */
export const useShippingLabel = (type: ShippingType | null): string => {
  const { store } = useShownSite()
  const texts = useCheckoutTexts('shipping')
  const locale = useLocale()
  return type ? shippingName(type, { store, texts, locale }) : ''
}
