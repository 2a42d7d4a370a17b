import { feature } from '../../kit/feature'
import { listCustomers } from './list-customers'

/** The buyers of a business. */
export const customers = feature({
  services: {
    'customer-list': listCustomers,
  },
})
