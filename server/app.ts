import type { RequestListener } from 'node:http'
import path from 'node:path'
import { feathers } from '@feathersjs/feathers'
import { koa, rest, type Application } from '@feathersjs/koa'
import type { ServiceTypes } from '@mainstreet/shared/services'
import queryStrings from 'koa-qs'
import { migrations } from '../migrations/index'
import { features } from './features'
import { mediaUploads } from './features/media/media-upload'
import { crawlerFiles } from './features/site/crawler-files'
import { setUpSite } from './features/site/site'
import { sitePages } from './features/site/site-pages'
import { setUpSignIn } from './features/authentication/authentication'
import { firstSteps } from './features/users/first-steps'
import { createCalls } from './kit/calls'
import type { Database } from './kit/database/database'
import { health } from './kit/http/health'
import type { House } from './declarations'
import { apiMiddleware, doors } from './kit/http/api'
import { assets } from './kit/http/assets'
import { builtFiles } from './kit/http/built-files'
import { clientBuild } from './kit/http/client-build'
import { pages } from './kit/http/pages'
import { answerCached, createReadCache, staleIfError } from './kit/http/read-cache'
import { requests } from './kit/http/requests'
import { siteOfRequest } from './kit/http/site-of-request'
import { socketTransport } from './kit/http/socket-transport'
import { createPublisher } from './kit/events/publisher'
import { createBus } from './kit/events/bus'
import { createSockets } from './kit/events/sockets'
import { createLog, type Logger } from './kit/log'
import { createMediaStore } from './kit/media/media-store'
import { createMetrics } from './kit/metrics'
import { createRateLimits } from './kit/rate-limit'
import { createAccountOf } from './kit/service/account-of-parent'
import { cleanErrors } from './kit/service/clean-errors'
import { createSandboxGateway } from './kit/payments/sandbox-gateway'
import { requirePolicies, serveFeatures } from './kit/service/feature'
import type { TableService } from './kit/service/table-service'
import { createRunWork } from './kit/service/work'
import type { Settings } from './kit/settings'
import { createTenants } from './kit/tenants'

/** One application: its house, and what starts and stops with it. */
export interface App extends House {
  /** Answers every HTTP request; for http.createServer. */
  listener: RequestListener
  start(): Promise<void>
  stop(): Promise<void>
  stopping: boolean
}

/** Builds the application on an open, migrated database: the parts, then the doors in their order, then the features. */
export const createApp = (settings: Settings, database: Database, log: Logger = createLog(settings)): App => {
  const app = koa(feathers()) as unknown as Application<ServiceTypes>
  // Feathers' default makes objects of lists longer than twenty, which $in may well be.
  queryStrings(app as never, 'extended', { arrayLimit: 1000, depth: 6, parameterLimit: 2000 })
  const tenants = createTenants(database)
  const readCache = createReadCache({ isDatabaseAway: database.availability.isAway })
  const bus = createBus(database)
  const sockets = createSockets(app as never)
  const metrics = createMetrics()
  const calls = createCalls()
  const starts: (() => Promise<() => Promise<void>>)[] = []

  const announcer = createPublisher({
    bus,
    rowsById: (servicePath, ids, work) =>
      (app.service(servicePath as 'account') as unknown as TableService).rowsById(ids, work),
    publish: sockets.publish,
    noticed(change) {
      if (change.path === 'account') tenants.forget(change.id)
      if (change.public) readCache.changed(change.customerId)
    },
  })
  database.availability.onChange((isAway) => {
    if (!isAway) log.info('the database is available again')
  })
  bus.onLost(() => {
    tenants.suspend()
    readCache.suspend()
  })
  bus.onGap(() => {
    tenants.forget()
    readCache.flush()
    sockets.gap()
  })

  const runWork = createRunWork(database, announcer)
  const house: House = {
    app,
    settings,
    database,
    log,
    metrics,
    bus,
    sockets,
    tenants,
    runWork,
    policies: new Map(),
    limits: createRateLimits(database),
    media: createMediaStore(settings),
    gateways: { sandbox: createSandboxGateway(database.knex) },
    calls,
    guard: {
      runWork,
      isPublished: tenants.isPublished,
      accountOf: createAccountOf(database.knex),
      followed: sockets.followed,
      logError: (err, where) => log.error({ err, where }, 'service failed'),
    },
    onStart: (start) => void starts.push(start),
  }

  const built: App = Object.assign(house, {
    start,
    stop,
    stopping: false,
    // Koa takes its middleware as it is when asked for, so the last line of all makes the real one.
    listener: (() => undefined) as RequestListener,
  })
  app.hooks({ around: { all: [cleanErrors(house.guard)] } })
  const signIn = setUpSignIn(house)
  const build = clientBuild(path.resolve('client/dist'), settings)

  // Mostly clients that went away in the middle of an answer.
  app.on('error', (err) => log.debug({ err }, 'connection failed'))
  const use = (middleware: unknown) => app.use(middleware as never)
  use(calls.http)
  // Outside of all others: it measures what is really answered.
  use(metrics.http)
  use(requests(log))
  use(staleIfError(readCache))
  use(health({ database, migrations, metrics, settings, isStopping: () => built.stopping }))
  use(siteOfRequest({ settings, tenants }))
  use(assets(house.media))
  use(builtFiles(build.folder))
  use(crawlerFiles({ house, readCache }))
  use(
    doors({
      api: apiMiddleware({
        ...signIn,
        readCache,
        trustProxy: settings.trustProxy,
        uploads: mediaUploads(house),
        services: app.services,
      }),
      pages: pages({
        build,
        sitePages: sitePages({ house, readCache, build }),
        firstSteps: firstSteps(house),
      }),
    }),
  )
  app.configure(rest({ authentication: { strategies: [] } }) as never)
  app.configure(socketTransport(house) as never)
  app.hooks({ around: { all: [calls.sockets] } })
  app.hooks({ setup: [requirePolicies(house) as never] })
  serveFeatures(house, features)
  setUpSite(house)
  built.listener = answerCached(readCache, { trustProxy: settings.trustProxy, inside: app.callback() })

  let stops: (() => Promise<void>)[] = []

  async function start() {
    await bus.start()
    stops = await Promise.all(starts.map((each) => each()))
  }

  async function stop() {
    for (const each of stops.reverse()) await each()
    await bus.stop()
    metrics.stop()
  }

  return built
}
