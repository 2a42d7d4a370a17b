import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Account } from '@mainstreet/shared/contracts/account'
import { migrations } from '../migrations/index'
import { createWholeApp } from './test/create-whole-app'
import { buildCart, buildCheckout, openShop, stockGoods, type Goods } from './features/orders/orders.factory'
import { openDatabase } from './kit/database/database'
import { migrateUp } from './kit/database/migrate'
import { socketAs } from './test/as'
import type { TestApp } from './test/create-test-app'
import { startServerProcess, type ServerProcess } from './test/server-process'
import { until } from './test/until'

const dataDir = mkdtempSync(path.join(tmpdir(), 'mainstreet-main-'))
let shop: Account
let goods: Goods
let server: ServerProcess

/** The application beside the server's process, on the same folder, while that process does not run. */
const openApp = () =>
  createWholeApp({}, async () => {
    const database = await openDatabase({ dataDir })
    await migrateUp(database, migrations)
    return database
  })

beforeAll(async () => {
  const app = await openApp()
  shop = await openShop(app)
  goods = await stockGoods(app, shop, { stock: 100 })
  await app.close()
  server = await startServerProcess(dataDir)
})
afterAll(() => {
  server.child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** One request on a connection of its own. */
const ask = (address: string, body?: object) =>
  new Promise<{ status?: number }>((resolve, reject) => {
    const headers = {
      'x-forwarded-host': shop.str_domain,
      'x-forwarded-for': '10.1.1.1',
      'content-type': 'application/json',
    }
    const method = body ? 'POST' : 'GET'
    const asked = request(`${server.origin}${address}`, { method, headers, agent: false })
    asked.on('response', ({ statusCode: status }) => resolve({ status }))
    asked.on('error', reject).end(body && JSON.stringify(body))
  })

test('a server that is asked to stop answers what has arrived, charges included, and ends with 0 within ten seconds', async () => {
  const { origin, child, exit } = server
  const checkout = buildCheckout(buildCart(goods))
  const client = await socketAs({ origin, address: '10.1.1.2' } as TestApp, 'visitor', shop)
  let answered = 0
  const counted = <T>(each: Promise<T>) => each.finally(() => answered++)
  const buy = () => client.service('payments').create(checkout)
  const overSockets = Promise.all(Array.from({ length: 10 }, () => counted(buy())))
  const overRest = Promise.all(Array.from({ length: 10 }, () => counted(ask('/api/payments', checkout))))
  await until(() => answered > 0)

  const inTheSameInstant = Promise.all(Array.from({ length: 20 }, () => ask('/healthz')))
  // Connected by then, though a busy machine may not have sent or accepted anything.
  await nextTurn()
  const stoppedAt = Date.now()
  child.kill('SIGTERM')
  expect(await overSockets).toEqual(Array(10).fill(expect.objectContaining({ ok: true })))
  for (const asked of [overRest, inTheSameInstant])
    for (const { status } of await asked) expect(status).toBe(200)
  expect(await exit).toBe(0)
  expect(Date.now() - stoppedAt).toBeLessThan(10_000)
  client.close()

  const app = await openApp()
  const orders = await app.get('database').knex('account_orders').select('status')
  const charges = await app.get('database').knex('sandbox_charges').select('status')
  await app.close()
  expect(orders).toEqual(Array(20).fill({ status: 'paid' }))
  expect(charges).toEqual(Array(20).fill({ status: 'succeeded' }))
})
