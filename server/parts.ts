import path from 'node:path'
import type { Application } from './declarations'
import { createCalls } from './kit/calls'
import type { Database } from './kit/database/database'
import { createBus } from './kit/events/bus'
import { createPublisher, type ChangeListener, type ChangeObserver } from './kit/events/publisher'
import { createSockets } from './kit/events/sockets'
import { createCachedCounts } from './kit/http/cached/cached-counts'
import { clientBuild } from './kit/http/pages/client-build'
import { createPageCaches } from './kit/http/cached/page-caches'
import { createReadCache } from './kit/http/cached/read-cache'
import { createRoutes } from './kit/http/routes'
import { createJobs } from './kit/jobs'
import type { Logger } from './kit/log'
import { createMediaStore } from './kit/media/media-store'
import { createPictureKinds } from './kit/media/picture-kinds'
import { createMetrics } from './kit/metrics'
import { createGateways } from './kit/payments/gateways'
import { createRateLimits } from './kit/rate-limit'
import { Selection } from './kit/service/selection'
import { tableServiceAt } from './kit/service/table-service'
import { createRunWork, type NoteChanges } from './kit/service/work'
import type { Settings } from './kit/settings'
import { createTenants } from './kit/tenants'

interface Given {
  settings: Settings
  database: Database
  log: Logger
}

/** What is remembered of rows is forgotten when they change, and when changes may have been missed. */
const forgetOnChange = (app: Application) => {
  const tenants = app.get('tenants')
  const readCache = app.get('readCache')
  const bus = app.get('bus')
  bus.onDisconnect(() => {
    tenants.suspend()
    readCache.suspend()
  })
  bus.onGap(() => {
    tenants.forget()
    readCache.flush()
    app.get('sockets').gap()
  })
}

/** Makes the parts of an application on an open, migrated database. */
export const parts =
  ({ settings, database, log }: Given) =>
  (app: Application): void => {
    const bus = createBus(database)
    const sockets = createSockets(app)
    const tenants = createTenants(database)
    const pageCaches = createPageCaches(settings, log)
    const readCache = createReadCache({ isDatabaseAway: database.availability.isAway, inFront: pageCaches })
    const metrics = createMetrics()
    const cachedCounts = createCachedCounts(log)
    metrics.cached(cachedCounts.totals)
    const notes: NoteChanges[] = []
    const observers: ChangeObserver[] = []
    const listeners: ChangeListener[] = []
    const publisher = createPublisher({
      bus,
      observers,
      rowsById: (path, ids, work) => tableServiceAt(app, path).rowsById(ids, work),
      publish: sockets.publish,
      hasHearers: sockets.hasHearers,
      onChange(change) {
        for (const listen of listeners) listen(change)
        if (change.withdrawn) readCache.withdraw(change.customerId)
        if (change.public) readCache.changed(change.customerId)
      },
    })
    app.set('settings', settings)
    app.set('database', database)
    app.set('log', log)
    app.set('bus', bus)
    app.set('sockets', sockets)
    app.set('tenants', tenants)
    app.set('readCache', readCache)
    app.set('pageCaches', pageCaches)
    app.set('cachedCounts', cachedCounts)
    app.set('metrics', metrics)
    app.set('jobs', createJobs(app))
    app.set('calls', createCalls())
    app.set('limits', createRateLimits(database))
    app.set('media', createMediaStore(settings))
    app.set('pictures', createPictureKinds())
    app.set('uploads', new Map())
    app.set('gateways', createGateways({ knex: database.knex, settings }))
    app.set('clientBuild', clientBuild(path.resolve('client/dist'), settings))
    app.set('policies', new Map())
    app.set('routes', createRoutes())
    app.set('contentSecurity', [])
    app.set('selection', new Selection(database.knex))
    app.set('changeNotes', notes)
    app.set('changeObservers', observers)
    app.set('changeListeners', listeners)
    app.set('runWork', createRunWork(database, publisher, notes))
    forgetOnChange(app)
    pageCaches.flush()
    database.availability.onChange((isAway) => {
      if (!isAway) log.info('the database is available again')
    })
  }
