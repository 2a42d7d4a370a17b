import type { Site } from '@mainstreet/shared/contracts/site/site'
import { hasRole } from '@mainstreet/shared/has-role'

/** Whether guests can ask a site's restaurant for a table. */
export const takesBookings = (site: Pick<Site, 'roles' | 'options'>): boolean =>
  site.options.bookings && hasRole(site, 'Restaurant')
