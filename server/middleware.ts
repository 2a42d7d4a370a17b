import { parseAuthentication } from '@feathersjs/koa'
import compose from 'koa-compose'
import { migrations } from '../migrations/index'
import type { Application } from './declarations'
import { apiPages } from './features/api-description/api-pages'
import { headerStrategies } from './features/authentication/authentication'
import { refreshCookie } from './features/authentication/refresh-cookie'
import { calendarFiles } from './features/calendar/calendar-files'
import { exportDownload } from './features/exports/export-download'
import { importUpload } from './features/marketplace/import/import-upload'
import { mediaUpload } from './features/media/media-upload'
import { stripeWebhook } from './features/orders/webhook/stripe-webhook'
import { shareCard } from './features/share/share-card'
import { shortAddresses } from './features/share/short-addresses'
import { crawlerFiles } from './features/site/crawler-files'
import { siteIcons } from './features/site/icons/site-icons'
import { sitePages } from './features/site/site-pages'
import { firstSteps } from './features/users/first-steps'
import { apiMiddleware, separateApi } from './kit/http/api'
import { assets } from './kit/http/pages/assets'
import { builtFiles } from './kit/http/pages/built-files'
import type { Middleware } from './kit/http/context'
import { formRoutes } from './kit/http/uploads/form-route'
import { health } from './kit/http/health'
import { pages } from './kit/http/pages/pages'
import { staleIfError } from './kit/http/read-cache'
import { requests } from './kit/http/requests'
import { siteOfRequest } from './kit/http/site-of-request'

/** What every HTTP request goes through, in this order, before it reaches a service or a page. */
const list = (app: Application): Middleware[] => [
  app.get('calls').http,
  // Outside of all others: it measures what is really answered.
  app.get('metrics').http,
  requests(app.get('log')),
  staleIfError(app.get('readCache')),
  health({
    database: app.get('database'),
    migrations,
    metrics: app.get('metrics'),
    settings: app.get('settings'),
    isStopping: app.get('calls').isStopping,
  }),
  siteOfRequest({ settings: app.get('settings'), tenants: app.get('tenants') }),
  assets(app.get('media')),
  builtFiles(app.get('clientBuild').folder),
  crawlerFiles(app),
  siteIcons(app),
  calendarFiles(app),
  shortAddresses(app),
  apiPages(app),
  separateApi({
    api: apiMiddleware(app, {
      refreshCookie: refreshCookie(app),
      parseAuthentication: parseAuthentication({ strategies: headerStrategies }) as Middleware,
      uploads: compose([
        formRoutes(app, [mediaUpload(app), importUpload(app)]),
        exportDownload(app),
        shareCard(app),
        stripeWebhook(app),
      ]),
    }),
    pages: pages(app, { sitePages: sitePages(app), firstSteps: firstSteps(app) }),
  }),
]

/** Koa's middleware of the application. */
export const middleware = (app: Application): void => {
  // Mostly clients that went away in the middle of an answer.
  app.on('error', (err) => app.get('log').debug({ err }, 'connection failed'))
  for (const each of list(app)) app.use(each)
}
