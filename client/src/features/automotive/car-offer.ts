import type { Car } from '@mainstreet/shared/contracts/automotive'

/** The owner's own words for a price, such as "$199 bi-weekly"; how it is paid only goes with an amount. */
export const carPriceWords = ({ altPrice, paymentType }: Pick<Car, 'altPrice' | 'paymentType'>): string => {
  const words = altPrice.trim()
  // What is said anyway where there is no price, and then in the visitor's language.
  if (/^call for price$/i.test(words)) return ''
  return /\d/.test(words) ? `${words} ${paymentType}`.trim() : words
}

/** A whole number with its thousands apart; not by Intl, whose spaces differ between browsers. */
export const groupDigits = (value: number, locale: 'en' | 'fr'): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',')
