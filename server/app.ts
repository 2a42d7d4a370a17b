import { account } from './features/account/account.feature'
import { apiDescription } from './features/api-description/api-description.feature'
import { authentication } from './features/authentication/authentication.feature'
import { automotive } from './features/automotive/automotive.feature'
import { bookings } from './features/bookings/bookings.feature'
import { books } from './features/books/books.feature'
import { buyers } from './features/buyers/buyers.feature'
import { calendar } from './features/calendar/calendar.feature'
import { condolences } from './features/condolences/condolences.feature'
import { contact } from './features/contact/contact.feature'
import { customers } from './features/customers/customers.feature'
import { dashboard } from './features/dashboard/dashboard.feature'
import { exporting } from './features/exports/exports.feature'
import { lifecycle } from './features/lifecycle/lifecycle.feature'
import { mailSamples } from './features/mail-samples/mail-samples.feature'
import { mails } from './features/mails/mails.feature'
import { marketplace } from './features/marketplace/marketplace.feature'
import { media } from './features/media/media.feature'
import { opening } from './features/opening/opening.feature'
import { orders } from './features/orders/orders.feature'
import { people } from './features/people/people.feature'
import { profile } from './features/profile/profile.feature'
import { reorder } from './features/reorder/reorder.feature'
import { reports } from './features/reports/reports.feature'
import { restaurant } from './features/restaurant/restaurant.feature'
import { settingAlarms } from './features/setting-alarms/setting-alarms.feature'
import { share } from './features/share/share.feature'
import { site } from './features/site/site.feature'
import { social } from './features/social/social.feature'
import { removedRows } from './features/removed-rows/removed-rows.feature'
import { accountChanges } from './features/account-changes/account-changes.feature'
import { stockAlerts } from './features/stock-alerts/stock-alerts.feature'
import { store } from './features/store/store.feature'
import { tax } from './features/tax/tax.feature'
import { users } from './features/users/users.feature'
import { visits } from './features/visits/visits.feature'
import { webhooks } from './features/webhooks/webhooks.feature'
import { assembleApp } from './assemble-app'
import type { Application } from './declarations'
import type { Database } from './kit/database/database'
import { everyFeature } from './kit/feature'
import { createLog, type Logger } from './kit/log'
import type { Settings } from './kit/settings'
import { notices } from './features/notices/notices.feature'
import { newsletter } from './features/newsletter/newsletter.feature'
import { discovery } from './features/discovery/discovery.feature'
import { redirects } from './features/redirects/redirects.feature'
import { giftCards } from './features/gift-cards/gift-cards.feature'
import { discounts } from './features/discounts/discounts.feature'
import { shipping } from './features/shipping/shipping.feature'
import { orderTimes } from './features/order-times/order-times.feature'

/** The product, a line a feature; a contract that none of them serves does not compile. Where two would answer one address, the first does. */
export const features = everyFeature([
  authentication,
  account,
  users,
  people,
  apiDescription,
  automotive,
  bookings,
  books,
  buyers,
  calendar,
  condolences,
  contact,
  customers,
  dashboard,
  exporting,
  lifecycle,
  mailSamples,
  mails,
  marketplace,
  media,
  opening,
  orders,
  profile,
  reorder,
  reports,
  restaurant,
  settingAlarms,
  share,
  site,
  social,
  removedRows,
  accountChanges,
  stockAlerts,
  store,
  tax,
  visits,
  webhooks,
  notices,
  discounts,
  giftCards,
  redirects,
  discovery,
  newsletter,
  shipping,
  orderTimes,
])

/** Builds the product on an open, migrated database. */
export const createApp = (
  settings: Settings,
  database: Database,
  log: Logger = createLog(settings),
): Application => assembleApp({ settings, database, log, features })
