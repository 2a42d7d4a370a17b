import type { Account } from '@mainstreet/shared/contracts/account'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { orders as ordersFeature } from './orders.feature'
import { buildCart, buildOrder, openShop, stockGoods } from './orders.factory'

let app: TestApp
let own: Account
let owner: Client

const sell = async (account: Account, buyer: object) => {
  const order = buildOrder(buildCart(await stockGoods(app, account)), buyer)
  await (await as(app, 'owner', account)).post('account-orders', order).expect(201)
}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, ordersFeature, taxFeature] })
  own = await openShop(app)
  owner = await as(app, 'owner', own)
  await sell(own, { name: 'Aline Robichaud', email: 'aline@people.test' })
  await sell(own, { name: 'Béatrice O’Neil', email: 'bea_oneil@people.test' })
  await sell(await openShop(app), { name: 'Aline Robichaud', email: 'aline@people.test' })
})
afterAll(() => app.close())

const find = async (search: string, client = owner) =>
  (await client.get(`account-orders?$sort[id]=1&search=${encodeURIComponent(search)}`).expect(200)).body
    .data as Order[]

const numbers = async (search: string) => (await find(search)).map(({ orderNumber }) => orderNumber)

describe('a search of orders', () => {
  test('is closed to visitors and finds nothing of another account', async () => {
    const visitor = await as(app, 'visitor', own)
    await visitor.get('account-orders?search=aline').expect(401)
    expect(await find('aline')).toMatchObject([{ customerId: own.id }])
  })

  test('takes one text of at most 120 characters', async () => {
    for (const query of ['search[$like]=a', `search=${'a'.repeat(121)}`, 'search=%00'])
      await owner.get(`account-orders?${query}`).expect(400)
  })

  test('looks at number, buyer and e-mail, without case, accents and wildcards', async () => {
    expect(await numbers('robi')).toEqual([1001])
    expect(await numbers('BEATRICE o')).toEqual([1002])
    expect(await numbers('aline@people')).toEqual([1001])
    expect(await numbers('1002')).toEqual([1002])
    expect(await numbers('#1002')).toEqual([1002])
    expect(await numbers('a_oneil')).toEqual([1002])
    expect(await numbers('%')).toEqual([])
    expect(await numbers('')).toEqual([1001, 1002])
  })

  test('looks at where it goes: phone in any spelling, street and postal code', async () => {
    const shop = await openShop(app)
    const client = await as(app, 'owner', shop)
    const to = { address: '12 rue de l’Église', postalcode: 'E1C 4Z6', phone: '(506) 555-0142' }
    await sell(shop, to)
    await sell(shop, { phone: '+33 612 345 678' })
    for (const [search, found] of [
      ['506.555.0142', [1001]],
      ['+1 506-555-0142', [1001]],
      ['0142', [1001]],
      ['0033612345678', [1002]],
      ['rue de l’eglise', [1001]],
      ['e1c4z6', [1001]],
    ] as const)
      expect([search, (await find(search, client)).map(({ orderNumber }) => orderNumber)]).toEqual([
        search,
        found,
      ])
  })

  test('takes œ for oe and ø for o, as the database does', async () => {
    const shop = await openShop(app)
    const client = await as(app, 'owner', shop)
    await sell(shop, { name: 'Bjørn Lecœur' })
    for (const search of ['bjorn', 'LECOEUR', 'lecœur']) expect(await find(search, client)).toHaveLength(1)
    const text = 'Œuf, Ægir, Łódź, Bjørk, Straße, Ħal, Đorđe, Þór, ılık'
    const { rows } = await app.get('database').knex.raw('select search_text(?::text) as folded', [text])
    expect(rows).toEqual([{ folded: foldText(text) }])
  })

  test('looks at what was sold', async () => {
    expect(await numbers('MÜG')).toEqual([1001, 1002])
    expect(await numbers('teapot')).toEqual([])
  })
})

describe('the counts of orders', () => {
  const count = (body: object, client = owner) => client.post('order-counts', { customerId: own.id, ...body })

  test('are closed to visitors, programs and other owners', async () => {
    expect((await count({}, await as(app, 'visitor', own))).status).toBe(401)
    expect((await count({}, await as(app, 'read key', own))).status).toBe(403)
    expect((await count({}, await as(app, 'owner', await openShop(app)))).status).toBe(403)
  })

  test('tell what is to be done, for a search and a period too', async () => {
    const all = { toBePaid: 0, toShip: 0, toHandOver: 2, onTheWay: 0, done: 0, refunded: 0, all: 2, more: [] }
    expect((await count({})).body).toEqual({ ok: true, ...all })
    expect((await count({ search: 'robi' })).body).toMatchObject({ toHandOver: 1, all: 1 })
    const since = new Date(Date.now() + 60_000).toISOString()
    expect((await count({ since })).body).toMatchObject({ all: 0 })
    expect((await count({ since: 'yesterday' })).status).toBe(400)
  })

  test('are exact to a thousand, and tell where there are more', async () => {
    const busy = await openShop(app)
    const ask = async (body = {}) =>
      (await count({ customerId: busy.id, ...body }, await as(app, 'owner', busy))).body
    const add = (first: number, last: number) =>
      app.get('database').knex.raw(
        `insert into account_orders ("customerId", "orderNumber", status, name, "shippingType", subtotal, shipping, tax, total, "taxRate")
         select ?, n, case when n > 1000 then 'paid' else 'Complete' end, 'Aline', 'pickup', 0, 0, 0, 0, '{}'
         from generate_series(?::int, ?::int) n`,
        [busy.id, first, last],
      )
    await add(1, 1000)
    expect(await ask()).toMatchObject({ toHandOver: 0, done: 1000, all: 1000, more: [] })
    await add(1001, 1002)
    const more = { toHandOver: 2, done: 1000, all: 1000, more: ['all'] }
    expect(await ask()).toMatchObject(more)
    expect(await ask({ search: 'aline' })).toMatchObject(more)
    expect(await ask({ search: '' })).toMatchObject(more)
  })
})
