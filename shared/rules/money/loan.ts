import { cents as whole, type Cents } from './money'

/** What is borrowed, in integer cents, at a yearly rate in percent, paid back in equal payments over whole months. */
export interface Loan {
  cents: Cents
  ratePercent: number
  months: number
}

/** The payment of each month in integer cents, an estimate rounded half up; RangeError for a negative rate or less than one month. */
export const monthlyPayment = ({ cents, ratePercent, months }: Loan): Cents => {
  if (!(ratePercent >= 0) || !Number.isFinite(ratePercent))
    throw new RangeError('The rate must not be negative')
  if (!Number.isInteger(months) || months < 1) throw new RangeError('A loan takes at least one whole month')
  if (cents <= 0) return whole(0)

  const rate = ratePercent / 1200
  if (rate === 0) return whole(Math.round(cents / months))
  // (1 + rate) ** -months - 1, written so that a tiny rate does not drown in rounding.
  const discount = -Math.expm1(-months * Math.log1p(rate))
  return whole(Math.round((cents * rate) / discount))
}
