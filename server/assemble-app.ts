import type { RequestListener } from 'node:http'
import { feathers } from '@feathersjs/feathers'
import { koa, rest } from '@feathersjs/koa'
import queryStrings from 'koa-qs'
import type { Application } from './declarations'
import type { Database } from './kit/database/database'
import { answerCached } from './kit/http/cached/answer-cached'
import { socketTransport } from './kit/http/socket-transport'
import type { Logger } from './kit/log'
import { cleanErrors } from './kit/service/input/clean-errors'
import { requirePolicies } from './kit/service/define-service'
import type { Settings } from './kit/settings'
import { middleware } from './middleware'
import { parts } from './parts'

interface Assembly {
  settings: Settings
  /** Open and migrated. */
  database: Database
  log: Logger
  features: readonly ((app: Application) => void)[]
}

/** Builds an application of some features: all of them are the product, a few are enough to test what stands on them. */
export const assembleApp = ({ settings, database, log, features }: Assembly): Application => {
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
