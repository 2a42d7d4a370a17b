import { automotive } from '../features/automotive/automotive.feature'
import { bookings } from '../features/bookings/bookings.feature'
import { calendar } from '../features/calendar/calendar.feature'
import { condolences } from '../features/condolences/condolences.feature'
import { marketplace } from '../features/marketplace/marketplace.feature'
import { orders } from '../features/orders/orders.feature'
import { profile } from '../features/profile/profile.feature'
import { restaurant } from '../features/restaurant/restaurant.feature'
import { site } from '../features/site/site.feature'
import { social } from '../features/social/social.feature'
import { stockAlerts } from '../features/stock-alerts/stock-alerts.feature'
import { tax } from '../features/tax/tax.feature'
import { visits } from '../features/visits/visits.feature'
import { baseFeatures } from './base-features'

/** What a test of a whole site stands on: everything that one shows. */
export const siteFeatures = [
  ...baseFeatures,
  automotive,
  bookings,
  calendar,
  condolences,
  marketplace,
  orders,
  profile,
  restaurant,
  site,
  social,
  stockAlerts,
  tax,
  visits,
]
