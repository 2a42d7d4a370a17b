import type { RequestListener } from 'node:http'
import { feathers } from '@feathersjs/feathers'
import { koa, rest } from '@feathersjs/koa'
import queryStrings from 'koa-qs'
import type { Application } from './declarations'
import { features } from './features'
import { authentication } from './features/authentication/authentication'
import { settingAlarms } from './features/setting-alarms/setting-alarms'
import { site } from './features/site/site'
import { webhooks } from './features/webhooks/webhooks'
import type { Database } from './kit/database/database'
import { answerCached } from './kit/http/read-cache'
import { socketTransport } from './kit/http/socket-transport'
import { createLog, type Logger } from './kit/log'
import { cleanErrors } from './kit/service/input/clean-errors'
import { requirePolicies, services } from './kit/service/feature'
import type { Settings } from './kit/settings'
import { middleware } from './middleware'
import { parts } from './parts'

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
  app.configure(authentication)
  app.configure(services(features))
  app.configure(site)
  app.configure(webhooks)
  app.configure(settingAlarms)
  return app
}

/** Answers every HTTP request, cached ones before anything else; for http.createServer. */
export const requestListener = (app: Application): RequestListener =>
  answerCached(app.get('readCache'), {
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
