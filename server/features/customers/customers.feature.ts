import { feature } from '../../kit/feature'
import { listCustomers } from './list-customers'
import { summarisePlatform } from './summarise-platform'

/** The customers of the platform, for its staff. */
export const customers = feature({
  services: {
    'customer-list': listCustomers,
    'platform-overview': summarisePlatform,
  },
})
