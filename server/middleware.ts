import { migrations } from '../migrations/index'
import type { Application } from './declarations'
import { separateApi } from './kit/http/api'
import { assets } from './kit/http/pages/assets'
import { builtFiles } from './kit/http/pages/built-files'
import type { Middleware } from './kit/http/context'
import { health } from './kit/http/health'
import { pages } from './kit/http/pages/pages'
import { staleIfError } from './kit/http/cached/cached-answer'
import { requests } from './kit/http/requests'
import { siteOfRequest } from './kit/http/site-of-request'

/** What every HTTP request goes through, in this order, before it reaches a service or a page. */
const listMiddleware = (app: Application): Middleware[] => [
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
  assets(app.get('media'), app.get('pageCaches')),
  builtFiles(app.get('clientBuild').folder),
  app.get('routes').files,
  separateApi(app, pages(app)),
]

/** Koa's middleware of the application. */
export const middleware = (app: Application): void => {
  // Mostly clients that went away in the middle of an answer.
  app.on('error', (err) => app.get('log').debug({ err }, 'connection failed'))
  for (const each of listMiddleware(app)) app.use(each)
}
