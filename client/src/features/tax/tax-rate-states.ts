import type { TaxRate } from '@mainstreet/shared/contracts/orders/tax'
import { rateInForce } from '@mainstreet/shared/rules/money/tax-in-force'

/** Where a rate stands on a day: charged, still to come, switched off, or followed by a newer one. */
export type TaxRateState = 'inForce' | 'coming' | 'off' | 'past'

/** The state of a rate among all of them. */
export const stateOf = (rate: TaxRate, rates: readonly TaxRate[], today: string): TaxRateState => {
  if (!rate.enabled) return 'off'
  if (rate.effectiveFrom > today) return 'coming'
  return rateInForce(rates, rate.province, today)?.id === rate.id ? 'inForce' : 'past'
}

/** The rates whose day has come and that are newer than what is charged, but switched off: each beside what is charged. */
export const waitingRates = (rates: readonly TaxRate[], today: string) =>
  rates.flatMap((rate) => {
    const charged = rateInForce(rates, rate.province, today)
    const waits = !rate.enabled && rate.effectiveFrom <= today
    return waits && charged && rate.effectiveFrom > charged.effectiveFrom ? [{ rate, charged }] : []
  })
