import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import type { PublicStore } from '@mainstreet/shared/contracts/site/site'
import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney, toCents } from '@mainstreet/shared/rules/money/money'
import { useShownSite } from '../shown-site'
import { useLocale, useSiteWords } from '../words/use-site-words'
import type { SiteWords } from '../words/en'

interface Told {
  sending: PublicStore['sending']
  words: SiteWords['shop']['sending']
  locale: Locale
}

const isOnePrice = ({ from, to }: PublicStore['sending']['shipping']) => from === to

const methodOf = (type: ShippingType, { sending, words }: Told): string => {
  if (type !== 'shipping') return words[type]
  if (!isOnePrice(sending.shipping)) return words.shipping
  return sending.shipping.to ? words.flat : words.free
}

/** How a way to the buyer and its price read: "Flat Rate Shipping - $5.00", "Local Delivery - from $4.00". */
const sendingName = (type: ShippingType, told: Told): string => {
  const method = methodOf(type, told)
  if (type === 'pickup' || type === 'email') return method
  const { sending, words, locale } = told
  const span = sending[type]
  if (type === 'shipping' && span.to === 0) return method
  const price = formatMoney(toCents(span.from), locale)
  return `${method} - ${isOnePrice(span) ? price : words.from(price)}`
}

/** From which sum on a way costs nothing, in words; undefined where it always or never does. */
const freeFromText = (type: ShippingType, { sending, words, locale }: Told): string | undefined => {
  if (type === 'pickup' || type === 'email') return undefined
  const { freeFrom, to } = sending[type]
  return freeFrom !== null && to > 0 ? words.freeFrom(formatMoney(toCents(freeFrom), locale)) : undefined
}

/** The ways to the buyer of the shop in view, in words. */
export const useSending = () => {
  const { sending } = useShownSite().store
  const words = useSiteWords('shop').sending
  const told = { sending, words, locale: useLocale() }
  return {
    /** A way with its price. */
    nameOf: (type: ShippingType) => sendingName(type, told),
    /** A way whose price stands beside it. */
    methodOf: (type: ShippingType) => methodOf(type, told),
    freeFromOf: (type: ShippingType) => freeFromText(type, told),
    /** Whether it costs the same wherever it goes. */
    isOnePrice: (type: 'shipping' | 'delivery') => isOnePrice(sending[type]),
  }
}
