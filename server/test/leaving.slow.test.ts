import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Account } from '@mainstreet/shared/contracts/account'
import { buildCart, buildCheckout, openShop, stockGoods } from '../features/orders/orders.factory'
import { shutDown } from '../kit/shutdown'
import { createWholeApp } from './create-whole-app'
import { as, socketAs } from './as'
import type { TestApp } from './create-test-app'
import { until } from './until'

let app: TestApp
let shop: Account
beforeEach(async () => {
  app = await createWholeApp()
  shop = await openShop(app)
})
afterEach(() => app.close())

const leave = (graceMs = 8_000) => {
  app.get('calls').stop()
  return shutDown({
    server: app.server,
    io: app.io,
    calls: app.get('calls'),
    close: [],
    quietMs: 50,
    graceMs,
  })
}

/** Every work waits until it is let go. */
const holdWork = () => {
  const runWork = app.get('runWork')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  app.set('runWork', async (caller, run) => {
    await gate
    return runWork(caller, run)
  })
  return letGo
}

const open = async (): Promise<Socket> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

test('A server that is leaving says so at once, and keeps no connection', async () => {
  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string) => {
    const [answer] = await once(get(`${app.origin}${path}`, { agent }), 'response')
    answer.resume()
    return [answer.statusCode, answer.headers.connection]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  app.get('calls').stop()
  expect(await ask('/readyz')).toEqual([503, 'close'])
  expect(await ask('/healthz')).toEqual([200, 'close'])
  agent.destroy()
})

test('A call over a socket is finished and answered; one that comes later is told to come again', async () => {
  const goods = await stockGoods(app, shop)
  const client = await socketAs(app, 'visitor', shop)
  const letGo = holdWork()
  const before = client.service('payments').create(buildCheckout(buildCart(goods)))
  await until(() => app.get('calls').inFlight() === 1)
  const left = leave()
  await until(() => !app.server.listening)
  const late = client.service('market-items').find({})
  await expect(late).rejects.toMatchObject({ name: 'Unavailable', code: 503 })
  letGo()
  expect(await before).toMatchObject({ ok: true, orderNumber: 1001 })
  await left
  await until(() => !client.socket.connected)
  client.close()
})

test('What is not finished in time is told to come again, over either transport', async () => {
  const goods = await stockGoods(app, shop)
  const client = await socketAs(app, 'visitor', shop)
  const buyer = await as(app, 'visitor', shop)
  const letGo = holdWork()
  const late = client.service('payments').create(buildCheckout(buildCart(goods)))
  const asked = buyer.post('payments', buildCheckout(buildCart(goods))).then((answer) => answer)
  late.catch(() => undefined)
  await until(() => app.get('calls').inFlight() === 2)
  await leave(200)
  await expect(late).rejects.toMatchObject({ code: 503 })
  const answer = await asked
  expect([answer.status, answer.headers['retry-after'], answer.body.ok]).toEqual([503, '5', false])
  letGo()
  client.close()
  await until(() => app.get('calls').inFlight() === 0)
})

test('A payment whose buyer has gone is finished too', async () => {
  const goods = await stockGoods(app, shop)
  const client = await socketAs(app, 'visitor', shop)
  const letGo = holdWork()
  client
    .service('payments')
    .create(buildCheckout(buildCart(goods)) as never)
    .catch(() => undefined)
  await until(() => app.get('calls').inFlight() === 1)
  client.close()
  const left = leave()
  await until(() => !app.server.listening)
  letGo()
  await left
  const orders = await app
    .get('database')
    .knex('account_orders')
    .where({ customerId: shop.id })
    .select('status')
  expect(orders).toEqual([{ status: 'paid' }])
})

test('Connections that say nothing, or half of something, keep nobody waiting', async () => {
  const silent = await open()
  const half = await open()
  half.write('GET / HTTP/1.1\r\nHost: x')
  const ends = [silent, half].map((socket) =>
    once(
      socket.on('error', () => undefined),
      'close',
    ),
  )
  const started = Date.now()
  await leave()
  // The grace for requests is eight seconds.
  expect(Date.now() - started).toBeLessThan(7_000)
  await Promise.all(ends)
})
