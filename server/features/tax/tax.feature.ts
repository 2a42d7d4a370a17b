import { feature } from '../../kit/feature'
import { taxRates } from './tax-rates'

/** Tax rates. */
export const tax = feature({
  services: {
    'tax-rates': taxRates,
  },
})
