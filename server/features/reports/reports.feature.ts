import { feature } from '../../kit/feature'
import { summariseSales } from './summarise-sales'

/** Sales in figures. */
export const reports = feature({
  services: {
    'sales-summary': summariseSales,
  },
})
