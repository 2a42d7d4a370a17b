import { isStateCode } from '../regions'
import { noTax, type SalesTax } from './tax'

/** A province's sales tax from a day on. */
export interface DatedTax extends SalesTax {
  province: string
  /** YYYY-MM-DD, the first day on which it is charged, where the seller is. */
  effectiveFrom: string
  /** One that is switched off is charged nowhere, whatever its day. */
  enabled: boolean
}

/** Of all the rates of a province the one that is charged on a day (YYYY-MM-DD); undefined where there is none. */
export const rateInForce = <R extends DatedTax>(
  rates: readonly R[],
  province: string,
  day: string,
): R | undefined =>
  rates
    .filter((each) => each.province === province && each.enabled && each.effectiveFrom <= day)
    .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))[0]

/** The sales tax of a province or state code on a day; RangeError where nobody knows it. */
export const taxInForce = (rates: readonly DatedTax[], province: string, day: string): SalesTax => {
  if (isStateCode(province)) return noTax
  const found = rateInForce(rates, province, day)
  // A misspelt province must stop a sale, never make it tax free.
  if (!found) throw new RangeError(`No tax is known for the province or state: ${province}`)
  const { rate, federal, label } = found
  return { rate, federal, label }
}
