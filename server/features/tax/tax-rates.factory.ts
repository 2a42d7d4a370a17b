import type { Factory } from '../../test/factories'

let days = 0

/** A rate that is switched off, of a day of its own in a past that no order knows. */
export const taxRateFactory: Factory = (app) => {
  const effectiveFrom = new Date(Date.UTC(1990, 0, ++days)).toISOString().slice(0, 10)
  const rate = { province: 'AB', label: 'GST', rate: 7_000, federal: 7_000 } as const
  return app.service('tax-rates').create({ ...rate, effectiveFrom })
}
