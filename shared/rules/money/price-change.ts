import { cents, roundHalfUpDiv, toCents, type Cents } from './money'

/** The limits of a change of prices by percent: at -99 a hundredth is left. */
export const priceChangeLimits = { least: -99, most: 900 } as const

/** A price in dollars, raised or lowered (below 0) by a percentage of at most two decimals, rounded half up to a cent. */
export const priceAfter = (priceDollars: number, percent: number): Cents => {
  const share = 10_000 + Math.round(percent * 100)
  return cents(roundHalfUpDiv(BigInt(toCents(priceDollars)) * BigInt(share), 10_000))
}
