import type { Account } from '@mainstreet/shared/contracts/account'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { contracts, type TablePath } from '@mainstreet/shared/services'
import { createWholeApp } from './create-whole-app'
import { as, newAccount, type Client } from './as'
import type { TestApp } from './create-test-app'
import { factories } from './factories'
import { ok } from './ok'

type Row = { id: number } & Record<string, unknown>

let app: TestApp
let account: Account
let owner: Client

const contractOf = (path: TablePath) => contracts[path] as AnyTableContract
const paths = (Object.keys(contracts) as (keyof typeof contracts)[]).filter((path): path is TablePath => {
  const contract = contracts[path] as AnyTableContract
  return contract.kind === 'table' && contract.access.owner.methods.includes('update')
})

/** What only the server writes, as it was long ago: another number, another moment, another text. */
const longAgo = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return []
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? '2020-01-01T00:00:00.000Z' : 'old'
}

/** An order's lines and buyer are fixed, not the server's: they have to come back as they were. */
const fixed = [
  'lines',
  'lineItems',
  'test',
  'language',
  'shippingType',
  'name',
  'email',
  'phone',
  'recipient',
]
const fixedAddress = ['address', 'city', 'province', 'country', 'postalcode']

const staleIn = (path: TablePath, row: Row): Row => {
  const { writable, tenantColumn, parent, aliases, body, record } = contractOf(path)
  const keys = ['id', tenantColumn, parent?.key, ...writable, ...Object.keys(body)]
  const names = Object.keys(record.properties).filter((name) => {
    const own = path === 'account-orders' && [...fixed, ...fixedAddress].includes(name)
    return !own && !keys.includes(name) && !Object.values(aliases).includes(name)
  })
  return { ...row, ...Object.fromEntries(names.map((name) => [name, longAgo(row[name])])) }
}

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app, { str_twitter: 'harbour' })
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

describe('a whole record sent back', () => {
  test.each(paths)('may be stale in what only the server writes: %s', async (path) => {
    const { id } = await factories[path](app, account)
    const read: Row = await ok(owner.get(`${path}/${id}`))
    const { methods } = contractOf(path).access.owner
    for (const send of methods.includes('patch') ? [owner.put, owner.patch] : [owner.put])
      expect(await ok(send(`${path}/${id}`, staleIn(path, read)))).toEqual(read)
  })

  test.each(paths)('has to be of this row and this account: %s', async (path) => {
    const { id } = await factories[path](app, account)
    const read: Row = await ok(owner.get(`${path}/${id}`))
    const { tenantColumn } = contractOf(path)
    const other = await newAccount(app)
    const elsewhere = await owner.put(`${path}/${id}`, { id: id + 1 })
    expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([400, ['id']])
    if (tenantColumn === 'id') return
    const moved = await owner.put(`${path}/${id}`, { [tenantColumn]: other.id })
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([403, [tenantColumn]])
    expect(await ok(owner.get(`${path}/${id}`))).toEqual(read)
  })

  test('keeps what it changes: an item with pictures and variations that were sold meanwhile', async () => {
    const { id } = await factories['market-items'](app, account)
    const picture = { itemId: id, customerId: account.id, url: '/assets/nb/1/old.jpg' }
    await app.service('market-images').create(picture)
    const read = await ok(owner.get(`market-items/${id}`))
    await app.get('database').knex('market_variations').where({ itemId: id }).decrement('stock', 1)
    await ok(owner.delete(`market-images/${read.images[0].id}`))
    const saved = await ok(owner.put(`market-items/${id}`, { ...read, title: 'Renamed' }))
    expect([saved.title, saved.images]).toEqual(['Renamed', []])
    expect(saved.variations.map((row: Row) => row.stock)).toEqual([9, 3])
  })

  test('keeps the payment key that was stored meanwhile', async () => {
    const shop = await newAccount(app)
    const own = await as(app, 'owner', shop)
    const first = {
      customerId: shop.id,
      stripeTestSecretKey: 'sk_test_51Habcdefghijklmn1111',
      useTestStripeData: true,
    }
    await ok(own.put(`store-settings/${shop.id}`, first))
    const read = await ok(own.get(`store-settings/${shop.id}`))
    await ok(own.patch(`store-settings/${shop.id}`, { stripeTestSecretKey: 'sk_test_51Habcdefghijklmn2222' }))
    const saved = await ok(own.put(`store-settings/${shop.id}`, { ...read, storeName: 'Harbour' }))
    expect(saved).toMatchObject({ storeName: 'Harbour', stripeTestSecretKey: 'sk_test_••••2222' })
  })

  test('changes a column by either of its names, the other one left as it was read', async () => {
    const read = await ok(owner.get(`account/${account.id}`))
    expect(read).toMatchObject({ str_twitter: 'harbour', str_twitter_id: 'harbour' })
    for (const [name, value] of [
      ['str_twitter', 'quay'],
      ['str_twitter_id', 'wharf'],
    ] as const) {
      const now = await ok(owner.get(`account/${account.id}`))
      const saved = await ok(owner.put(`account/${account.id}`, { ...now, [name]: value }))
      expect(saved).toMatchObject({ str_twitter: value, str_twitter_id: value })
    }
    const torn = await owner.put(`account/${account.id}`, { str_twitter: 'a', str_twitter_id: 'b' })
    expect([torn.status, Object.keys(torn.body.errors)]).toEqual([400, ['str_twitter_id']])
  })
})
