import type { Car } from '@mainstreet/shared/automotive'
import { toCents } from '@mainstreet/shared/money'

/** What a car costs, in integer cents. */
export interface CarOffer {
  cents: number
  /** The price before a special; shown struck where it is higher. */
  regularCents: number
}

/** The name a car goes by. */
export const carName = ({ year, make, model }: Car): string => `${year} ${make} ${model}`

/** The asked price: the special one before the usual one; undefined where neither is set, or is nothing. */
export const carOffer = ({ price, specialPrice }: Car): CarOffer | undefined => {
  const asked = specialPrice || price
  return asked ? { cents: toCents(asked), regularCents: toCents(price || asked) } : undefined
}

/** The owner's own words for a price, such as "$199 bi-weekly"; how it is paid only goes with an amount. */
export const carPriceWords = ({ altPrice, paymentType }: Car): string => {
  const words = altPrice.trim()
  // What is said anyway where there is no price, and then in the visitor's language.
  if (/^call for price$/i.test(words)) return ''
  return /\d/.test(words) ? `${words} ${paymentType}`.trim() : words
}

/** A whole number with its thousands apart; not by Intl, whose spaces differ between browsers. */
export const groupDigits = (value: number, locale: 'en' | 'fr'): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',')

/** A car's pictures, the primary one first. */
export const carImages = ({ images }: Car): Car['images'] =>
  [...images].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.order - b.order)
