import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { buildItem } from '../marketplace/market-items.factory'
import { reorder as reorderFeature } from './reorder.feature'

let app: TestApp
let own: Account
let owner: Client
let staff: Client
let item: MarketItem
let foreign: MarketItem

const itemOf = (account: Account) =>
  app.service('market-items').create({ ...buildItem(), customerId: account.id })
const sort = (client: Client, rows: [MarketVariation | undefined, number][]) =>
  client.post('order-patch', {
    type: 'market-variations',
    orderArray: rows.map(([row, order]) => ({ id: row!.id, order })),
  })
const places = async ({ id }: MarketItem) => {
  const { variations } = await app.service('market-items').get(id)
  return variations.map(({ variation, order }) => `${order} ${variation}`)
}

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, profileFeature, reorderFeature],
  })
  own = await newAccount(app)
  owner = await as(app, 'owner', own)
  staff = await as(app, 'staff')
  foreign = await itemOf(await newAccount(app))
})
beforeEach(async () => {
  item = await itemOf(own)
})
afterAll(() => app.close())

test('a visitor is asked to sign in', async () => {
  const visitor = await as(app, 'visitor', own)
  const answer = await sort(visitor, [[item.variations[0], 2]])
  expect([answer.status, answer.body.ok]).toEqual([401, false])
})

test('a read key sorts nothing', async () => {
  const key = await as(app, 'read key', own)
  expect((await sort(key, [[item.variations[0], 2]])).status).toBe(403)
})

test('whole rows and numbers as text are taken as older clients send them', async () => {
  const [blue, grey] = item.variations
  const orderArray = [
    { ...blue, order: '2', id: String(blue!.id) },
    { ...grey, order: 1 },
  ]
  await owner.post('order-patch', { type: 'market-variations', orderArray }).expect(200)
  expect(await places(item)).toEqual(['1 Grey', '2 Blue'])
  const wrong = [{ ...blue, order: 'first' }]
  const { status, body } = await owner.post('order-patch', { type: 'market-variations', orderArray: wrong })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['orderArray.0.order']])
})

test('one foreign or unknown row refuses them all', async () => {
  const [mine] = item.variations
  const unknown = { ...mine!, id: 2_000_000_000 }
  for (const row of [foreign.variations[0], unknown]) {
    const answer = await sort(owner, [
      [mine, 9],
      [row, 1],
    ])
    expect([answer.status, answer.body.ok]).toEqual([403, false])
  }
  expect(await places(item)).toEqual(['1 Blue', '2 Grey'])
})

test('staff sort one account at a time', async () => {
  const answer = await sort(staff, [
    [item.variations[0], 9],
    [foreign.variations[0], 1],
  ])
  expect(answer.status).toBe(400)
})

test('a row named twice, an unknown type and a bad order are refused', async () => {
  const [row] = item.variations
  const twice = await sort(owner, [
    [row, 1],
    [row, 2],
  ])
  expect(twice.status).toBe(400)
  const post = (type: string, order: unknown) =>
    owner.post('order-patch', { type, orderArray: [{ id: row!.id, order }] })
  expect((await post('users', 1)).status).toBe(400)
  expect((await post('market-variations', -1)).status).toBe(400)
  expect((await post('market-variations', 'first')).status).toBe(400)
})

test('rows are sorted, and every one is published', async () => {
  const [blue, grey] = item.variations
  const client = await socketAs(app, 'owner', own)
  const received: number[] = []
  const both = new Promise<void>((resolve) => {
    client.service('market-variations').on('patched', ({ id }: MarketVariation) => {
      if (received.push(id) === 2) resolve()
    })
  })
  const answer = await sort(owner, [
    [blue, 2],
    [grey, 1],
  ])
  expect([answer.status, answer.body]).toEqual([200, { ok: true }])
  expect(await places(item)).toEqual(['1 Grey', '2 Blue'])
  await both
  client.close()
  expect(received.sort()).toEqual([blue!.id, grey!.id].sort())
})

test('a write key and staff sort too', async () => {
  const key = await as(app, 'write key', own)
  expect((await sort(key, [[item.variations[0], 5]])).body).toEqual({ ok: true })
  expect((await sort(staff, [[item.variations[0], 6]])).body).toEqual({ ok: true })
  expect(await places(item)).toEqual(['2 Grey', '6 Blue'])
})

test('files are sorted by the column they have', async () => {
  const [added] = await app
    .get('database')
    .knex('profile_files')
    .insert({ customerId: own.id, str_file: '/assets/x.pdf', str_title: 'Menu' })
    .returning('id')
  const { id } = added!
  await owner.post('order-patch', { type: 'profile-files', orderArray: [{ id, order: 4 }] })
  expect((await owner.get(`profile-files/${id}`)).body.int_order).toBe(4)
})
