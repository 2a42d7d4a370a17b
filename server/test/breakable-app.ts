import { createServer } from 'node:http'
import { feathers } from '@feathersjs/feathers'
import { koa, type Application } from '@feathersjs/koa'
import request from 'supertest'
import { migrations } from '../../migrations/index'
import { buildItem } from '../features/marketplace/market-items.factory'
import { sitePages } from '../features/site/site-pages'
import { openDatabase } from '../kit/database/database'
import { answerCached } from '../kit/http/cached/answer-cached'
import { createReadCache } from '../kit/http/cached/read-cache'
import { staleIfError } from '../kit/http/cached/cached-answer'
import { requests } from '../kit/http/requests'
import { siteOfRequest } from '../kit/http/site-of-request'
import { migrateUp } from '../kit/database/migrate'
import { mailWorker } from '../kit/mail/mail-worker'
import { startApp } from '../assemble-app'
import { createWholeApp } from './create-whole-app'
import { as, newAccount } from './as'
import type { TestApp } from './create-test-app'
import { startPostgresCluster } from './postgres-cluster'
import { startPostgresProxy } from './postgres-proxy'
import { until } from './until'
import { withParts } from './with-parts'

/** Pages without a client's build: the address is rendered. */
const servePages = (app: TestApp) => {
  const readCache = createReadCache({ isDatabaseAway: app.get('database').availability.isAway })
  app.get('bus').onDisconnect(readCache.suspend)
  app.get('bus').onGap(readCache.flush)
  const clientBuild = {
    folder: 'none',
    page: async (_half: string, { html }: { html: string }) => `page ${html}`,
    signInPage: () => Promise.resolve(undefined),
    render: async ({ address }: { address: string }) => ({
      html: address,
      title: '',
      head: '',
      reads: [],
      sources: [],
    }),
  }
  const site = koa(feathers()) as Application
  site.use(requests(app.get('log')))
  site.use(staleIfError(readCache))
  site.use(siteOfRequest({ settings: app.get('settings'), tenants: app.get('tenants') }))
  site.use(sitePages(withParts(app, { readCache, clientBuild })))
  const inside = site.callback()
  return createServer(
    answerCached({ cache: readCache, counts: app.get('cachedCounts'), trustProxy: 1, inside }),
  )
}

/** An application whose PostgreSQL server, and the proxy before it, may be broken: a server that is killed cannot be the one that other tests use. */
export const createBreakableApp = async () => {
  const lines: string[] = []
  const cluster = await startPostgresCluster()
  const proxy = await startPostgresProxy(cluster.url)
  const open = async () => {
    const database = await openDatabase({ databaseUrl: proxy.url })
    await migrateUp(database, migrations)
    return database
  }
  const app = await createWholeApp({ logLevel: 'warn' }, open, { write: (line) => void lines.push(line) })
  app.configure(mailWorker({ pollMs: 50 }))
  await startApp(app)
  const account = await newAccount(app)
  const owner = await as(app, 'owner', account)
  const visitor = await as(app, 'visitor', account)
  const made = { ...buildItem(), status: 'public' as const, customerId: account.id }
  const { id } = await app.service('market-items').create(made)
  const item = `market-items/${id}`
  const pages = servePages(app)

  /** Milliseconds until a read that is not cached is answered. */
  const recovery = async () => {
    const started = performance.now()
    await until(async () => (await owner.get(item)).status === 200)
    return Math.round(performance.now() - started)
  }

  return {
    cluster,
    proxy,
    app,
    account,
    owner,
    visitor,
    /** The address of something for sale. */
    item,
    /** What has been logged. */
    lines,
    recovery,
    page: (path: string, headers: Record<string, string> = {}) =>
      request(pages)
        .get(path)
        .set({ 'x-forwarded-host': account.str_domain, ...headers })
        .buffer(),
    /** Refuses every connection from now on. */
    async goAway() {
      await proxy.refuse()
      await until(app.get('database').availability.isAway)
    },
    /** Everything is as it was, and answers are cached again. */
    async heal() {
      await proxy.open()
      await recovery()
      await until(async () => {
        await visitor.get(item)
        return (await visitor.get(item)).get('etag') !== undefined
      })
    },
    async close() {
      await app.close()
      await proxy.close()
      await cluster.remove()
    },
  }
}

/** What tests break. */
export type BreakableApp = Awaited<ReturnType<typeof createBreakableApp>>
