import type { Locale } from '../language'

declare const unit: unique symbol

/** Integer cents; only what has been made cents is, so that no dollars pass for them. */
export type Cents = number & { readonly [unit]: 'cents' }

/** A whole number that is meant in cents; RangeError for any other. */
export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount of cents: ${amount}`)
  return (amount + 0) as Cents // + 0 turns -0 into 0
}

/** What an order comes to at least, so that a card can pay it. */
export const minOrderCents = cents(50)

/** The sum of amounts. */
export const sumCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum, each) => sum + each, 0))

/** So many times an amount, such as the price of a line. */
export const timesCents = (amount: Cents, times: number): Cents => cents(amount * times)

const NO_BREAK_SPACE = '\u00a0'

/** Integer cents of a dollar amount with at most two decimals; float noise is rounded away, RangeError when not finite. */
export const toCents = (dollars: number): Cents => cents(Math.round(dollars * 100))

/** Dollars, as the JSON number the wire carries, of integer cents. */
export const fromCents = (cents: Cents): number => cents / 100

/** n ÷ d rounded half up (towards +∞ on a tie) for integers of any size, d > 0; RangeError when the result is no safe integer. */
export const roundHalfUpDiv = (n: number | bigint, d: number | bigint): number => {
  const divisor = 2n * BigInt(d)
  if (divisor <= 0n) throw new RangeError('The divisor must be positive')
  const dividend = 2n * BigInt(n) + BigInt(d)
  // BigInt division truncates towards zero; half up needs the floor.
  const floor = dividend / divisor - (dividend % divisor < 0n ? 1n : 0n)
  const result = Number(floor)
  if (!Number.isSafeInteger(result)) throw new RangeError('The amount is too large')
  return result
}

/** Integer cents as people read them: "$1,234.50", or "1 234,50 $" with no-break spaces in French. */
export const formatMoney = (cents: Cents, locale: Locale = 'en'): string => {
  // Not Intl: browsers and servers group French digits with different spaces, and the two renderings must be equal.
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const thousands = locale === 'fr' ? NO_BREAK_SPACE : ','
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, thousands)
  const fraction = digits.slice(-2)
  return locale === 'fr' ? `${sign}${whole},${fraction}${NO_BREAK_SPACE}$` : `${sign}$${whole}.${fraction}`
}
