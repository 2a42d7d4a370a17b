import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import Koa from 'koa'
import { openDatabase, type Database } from '../database/database'
import { createMetrics } from '../metrics'
import { migrateUp, type Migration } from '../database/migrate'
import { health } from './health'

const migrations: Migration[] = [
  {
    name: '20260101000000-things',
    up: (knex) => knex.schema.createTable('things', (table) => table.increments()),
    down: (knex) => knex.schema.dropTable('things'),
  },
]

describe('health', () => {
  const metrics = createMetrics()
  let database: Database
  let server: Server
  let stopping = false
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })

  beforeAll(async () => {
    database = await openDatabase({ memory: true })
    const settings = { trustProxy: 0, metricsToken: 'let-me-see' }
    const app = new Koa()
    app.use(metrics.http as Koa.Middleware)
    app.use(health({ database, migrations, metrics, settings, isStopping: () => stopping }) as Koa.Middleware)
    server = app.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
  })
  afterAll(async () => {
    metrics.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  test('a stranger behind a proxy does not read the metrics', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(403)
    const wrong = { 'x-forwarded-for': '1.2.3.4', authorization: 'Bearer wrong' }
    expect((await get('/metrics', wrong)).status).toBe(403)
  })

  test('the metrics token opens them from anywhere', async () => {
    const right = { 'x-forwarded-for': '1.2.3.4', authorization: 'Bearer let-me-see' }
    expect((await get('/metrics', right)).status).toBe(200)
  })

  test('the process is up before its schema is ready', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
  })

  test('is ready once migrated, and no longer when stopping', async () => {
    await migrateUp(database, migrations)
    expect((await get('/readyz')).status).toBe(200)
    expect((await get('/readyz')).headers.get('retry-after')).toBeNull()
    stopping = true
    const leaving = await get('/readyz')
    expect([leaving.status, leaving.headers.get('retry-after')]).toEqual([503, '5'])
    stopping = false
  })

  test('metrics count requests by route, without a label of the visitor’s making', async () => {
    await get('/some/invented/path')
    await get('/api/invented')
    const text = await (await get('/metrics')).text()
    expect(text).toContain('http_request_seconds_count{method="GET",route="page",status="404"} 1')
    expect(text).toContain('route="/api/other"')
    expect(text).not.toContain('invented')
    expect(text).toContain('event_loop_lag_seconds')
  })

  test('is not ready without a database', async () => {
    await database.close()
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
  })
})
