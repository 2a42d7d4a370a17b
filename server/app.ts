import type { RequestListener } from 'node:http'
import { feathers } from '@feathersjs/feathers'
import { koa, rest } from '@feathersjs/koa'
import queryStrings from 'koa-qs'
import type { Application } from './declarations'
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
import { staffChanges } from './features/staff-changes/staff-changes.feature'
import { store } from './features/store/store.feature'
import { tax } from './features/tax/tax.feature'
import { users } from './features/users/users.feature'
import { visits } from './features/visits/visits.feature'
import { webhooks } from './features/webhooks/webhooks.feature'
import type { Database } from './kit/database/database'
import { everyFeature } from './kit/feature'
import { answerCached } from './kit/http/cached/answer-cached'
import { socketTransport } from './kit/http/socket-transport'
import { createLog, type Logger } from './kit/log'
import { cleanErrors } from './kit/service/input/clean-errors'
import { requirePolicies } from './kit/service/feature'
import type { Settings } from './kit/settings'
import { middleware } from './middleware'
import { parts } from './parts'

/** The product, a line a feature; a contract that none of them serves does not compile. Where two would answer one address, the first does. */
const features = everyFeature([
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
  staffChanges,
  store,
  tax,
  visits,
  webhooks,
])

/** Builds the application on an open, migrated database. */
export const createApp = (
  settings: Settings,
  database: Database,
  log: Logger = createLog(settings),
): Application => {
  const app: Application = koa(feathers())
  // Feathers' default makes objects of lists longer than twenty, which $in may well be.
  // Its types know Koa's own `listen` only; Feathers' answers a promise.
  queryStrings(app as never, 'extended', { arrayLimit: 1000, depth: 6, parameterLimit: 2000 })
  app.configure(parts({ settings, database, log }))
  app.hooks({ around: { all: [cleanErrors] } })
  app.hooks({ setup: [requirePolicies] })
  app.configure(middleware)
  app.configure(rest({ authentication: { strategies: [] } }))
  app.configure(socketTransport)
  for (const each of features) app.configure(each)
  return app
}

/** Answers every HTTP request, cached ones before anything else; for http.createServer. */
export const requestListener = (app: Application): RequestListener =>
  answerCached({
    cache: app.get('readCache'),
    counts: app.get('cachedCounts'),
    trustProxy: app.get('settings').trustProxy,
    inside: app.callback(),
  })

/** Starts what lasts beside the calls: the messages of other servers and the jobs. */
export const startApp = async (app: Application): Promise<void> => {
  await app.get('bus').start()
  await app.get('jobs').start()
}

/** Ends what `startApp` began, and what the application measures. */
export const stopApp = async (app: Application): Promise<void> => {
  await app.get('jobs').stop()
  await app.get('bus').stop()
  app.get('metrics').stop()
}
