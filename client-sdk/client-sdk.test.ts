import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../server/test/create-whole-app'
import { as, newAccount } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'
import { buildCart, buildCheckout, openShop, stockGoods } from '../server/features/orders/orders.factory'
import { replacePart } from '../server/test/with-parts'
import { pullItems, pushItems } from './examples/sync-items'
import * as sdk from './src/index'

let app: TestApp
let account: Account
let apiKey: string

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  apiKey = (await as(app, 'write key', account)).token!
})
afterAll(() => app.close())

const headers = () => ({ 'x-forwarded-for': app.address })
const options = () => ({ origin: app.origin, apiKey, headers: headers() })

const signed = (body: string, secret: string, seconds = Math.floor(Date.now() / 1000)) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

test('a key that only reads writes nothing, over neither transport', async () => {
  const readKey = (await as(app, 'read key', account)).token!
  const rest = sdk.createRestClient({ ...options(), apiKey: readKey })
  const live = await sdk.createLiveClient({ ...options(), apiKey: readKey })
  for (const client of [rest, live]) {
    expect((await client.service('market-items').find({ query: { $limit: 0 } })).total).toBe(0)
    await expect(client.service('market-items').create({ title: 'x' })).rejects.toMatchObject({ code: 403 })
    await expect(
      client.service('order-patch').create({ type: 'profile-links', order: [] } as never),
    ).rejects.toMatchObject({ code: 403 })
  }
  live.close()
})

test('a payment whose connection is lost is asked for again under its key, and made once', async () => {
  const shop = await openShop(app)
  const goods = await stockGoods(app, shop)
  const site = { 'x-forwarded-host': shop.str_domain }
  const live = await sdk.createLiveClient({ origin: app.origin, headers: { ...headers(), ...site } })
  const runWork = app.get('runWork')
  let cut = false
  const restore = replacePart(app, 'runWork', async (caller, run) => {
    const done = await runWork(caller, run)
    // The order is written, and its buyer gone before the answer.
    if (!cut) for (const socket of app.io.sockets.sockets.values()) socket.conn.close()
    cut = true
    return done
  })
  const paid = await live.service('payments').create(buildCheckout(buildCart(goods)) as never)
  restore()
  live.close()
  expect([cut, paid]).toMatchObject([true, { ok: true, orderNumber: 1001 }])
  const orders = await app.get('database').knex('account_orders').where({ customerId: shop.id })
  expect(orders.map(({ status }) => status)).toEqual(['paid'])
})

test('a webhook is believed by its signature and its time', async () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'test' })
  const secret = 'whsec_x'
  expect((await sdk.verifyWebhook({ body, secret, signature: signed(body, secret) })).id).toBe('evt_1')
  const bad = [
    signed(body, 'whsec_y'),
    signed(`${body} `, secret),
    signed(body, secret, 1000),
    '',
    't=x,v1=',
    'v1=00',
  ]
  for (const signature of bad) await expect(sdk.verifyWebhook({ body, secret, signature })).rejects.toThrow()
})

// More of them, for a figure: SYNC_ITEMS=1000 npx jest client-sdk
const count = Number(process.env.SYNC_ITEMS ?? 40)

test(
  `${count} items are synchronised up and down with a key`,
  async () => {
    const shop = await newAccount(app)
    const key = (await as(app, 'write key', shop)).token!
    const client = sdk.createRestClient({ ...options(), apiKey: key })
    const products = Array.from({ length: count }, (_, index) => ({
      sku: `S-${index}`,
      title: `Item ${index}`,
      price: (1000 + index) / 100,
      stock: index,
    }))
    const started = performance.now()
    expect(await pushItems(client, products)).toEqual({ created: count, changed: 0, same: 0 })
    const up = performance.now()
    const there = await pullItems(client)
    const down = performance.now()
    if (process.env.SYNC_ITEMS)
      process.stdout.write(`${count} items up ${(up - started) / 1000} s, down ${(down - up) / 1000} s\n`)
    expect(new Map([...there].map(([sku, { product }]) => [sku, product]))).toEqual(
      new Map(products.map((product) => [product.sku, product])),
    )
    expect(await pushItems(client, [{ ...products[0]!, stock: 7 }, products[1]!])).toEqual({
      created: 0,
      changed: 1,
      same: 1,
    })
  },
  180_000 + count * 1000,
)

/** The examples of the guide as one program. */
const guide = () => {
  const text = readFileSync(path.resolve('client-sdk/README.md'), 'utf8')
  const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code)
  return {
    count: blocks.length,
    code: transformSync(blocks.join('\n').replace(/^import .*$/gm, ''), { loader: 'ts', target: 'es2022' })
      .code,
  }
}

test('every example of the guide runs', async () => {
  const { count: examples, code } = guide()
  expect(examples).toBe(8)
  const body = JSON.stringify({ id: 'evt_9', type: 'order.created' })
  const secret = 'whsec_z'
  const said: unknown[][] = []
  const scope = {
    createRestClient: (asked: sdk.ClientOptions) => sdk.createRestClient({ ...asked, headers: headers() }),
    createLiveClient: (asked: sdk.ClientOptions) => sdk.createLiveClient({ ...asked, headers: headers() }),
    verifyWebhook: sdk.verifyWebhook,
    ...{ origin: app.origin, apiKey, body, secret, signature: signed(body, secret) },
    console: { log: (...values: unknown[]) => said.push(values) },
  }
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor
  await new AsyncFunction(...Object.keys(scope), code)(...Object.values(scope))
  expect(said).toEqual([
    ['0 of 0 items'],
    [`write key of account ${account.id}`],
    ['0 items since New Year'],
    ['0 written, 0 removed'],
    [400, ['stockWarning']],
    ['Green mug'],
    ['order.created', 'evt_9'],
  ])
})
