import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { server } from '../../kit/service/caller/caller'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildItem } from './market-items.factory'

let app: TestApp
let account: Account
let owner: Client
let items: MarketItem[]

const create = async (client = owner): Promise<MarketItem> =>
  (await client.post('market-items', buildItem())).body
const idsOf = (rows: readonly MarketItem[]) => rows.map(({ id }) => id)
const change = (input: object, client = owner) =>
  client.post('change-items', { customerId: account.id, ids: idsOf(items), ...input })
const read = async ({ id }: MarketItem): Promise<MarketItem> => (await owner.get(`market-items/${id}`)).body
const readAll = () => Promise.all(items.map(read))

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
beforeEach(async () => {
  items = [await create(), await create()]
})
afterAll(() => app.close())

test('a stranger changes nothing', async () => {
  const other = await newAccount(app)
  await change({ status: 'draft' }, await as(app, 'visitor', account)).expect(401)
  await change({ status: 'draft' }, await as(app, 'owner', other)).expect(403)
  const foreign = await create(await as(app, 'owner', other))
  await change({ status: 'draft', ids: [items[0]!.id, foreign.id] }).expect(409)
  expect(await readAll()).toEqual(items)
})

test('what is asked is one change, of limits', async () => {
  const errorsOf = async (input: object) => Object.keys((await change(input).expect(400)).body.errors)
  expect(await errorsOf({})).toEqual(['ids'])
  expect(await errorsOf({ status: 'draft', remove: true })).toEqual(['remove'])
  expect(await errorsOf({ pricePercent: -100 })).toEqual(['pricePercent'])
  expect(await errorsOf({ categoryId: 2_000_000_000 })).toEqual(['categoryId'])
  expect(await errorsOf({ ids: [], status: 'draft' })).toEqual(['ids'])
})

test('drafts are published together, and everybody who looks sees each of them', async () => {
  const watching = await socketAs(app, 'visitor', account)
  const removed: number[] = []
  watching.socket.on('market-items removed', ({ id }: MarketItem) => removed.push(id))
  await watching.service('market-items').find()
  await owner.patch(`market-items/${items[0]!.id}`, { status: 'draft' }).expect(200)
  const { body } = await change({ status: 'draft' }).expect(200)
  expect(body).toEqual({ ok: true, changed: [items[1]!.id] })
  await until(() => removed.length === 2)
  expect(removed).toEqual(idsOf(items))
  watching.close()
})

test('a category is theirs by name, and none is one too', async () => {
  const { body: category } = await owner.post('market-categories', { category: 'Winter' }).expect(201)
  await change({ categoryId: category.id }).expect(200)
  expect((await readAll()).map((item) => item.category)).toEqual(['Winter', 'Winter'])
  await change({ categoryId: null }).expect(200)
  expect((await readAll()).map((item) => item.category)).toEqual([null, null])
})

test('prices go up by percent in whole cents, all or none', async () => {
  const { body } = await change({ pricePercent: 7.5 }).expect(200)
  expect(body.changed).toEqual(idsOf(items))
  const prices = (await readAll()).map(({ variations }) => variations.map(({ price }) => price))
  // 24.50 becomes 26.3375, 26.00 becomes 27.95.
  expect(prices).toEqual([
    [26.34, 27.95],
    [26.34, 27.95],
  ])
  const [first] = items[1]!.variations
  await owner.patch(`market-variations/${first!.id}`, { price: 999_999 }).expect(200)
  const refused = await change({ pricePercent: 10 }).expect(400)
  expect(refused.body.errors.pricePercent).toContain('Stoneware mug')
  expect((await read(items[0]!)).variations[0]!.price).toBe(26.34)
})

test('a sale in the middle of it keeps what it took', async () => {
  const [variation] = items[0]!.variations
  const sell = () =>
    app.get('runWork')(server, async ({ trx, unseen }) => {
      await trx('market_variations').where({ id: variation!.id }).decrement('stock', 1)
      unseen('market-variations')
    })
  await Promise.all([sell(), change({ pricePercent: 10 }).expect(200), sell(), change({ status: 'draft' })])
  const after = await read(items[0]!)
  expect(after.variations[0]).toMatchObject({ stock: variation!.stock - 2, price: 26.95 })
  expect(after.status).toBe('draft')
})

test('removed items take what is theirs with them', async () => {
  const kept = await create()
  const { body } = await change({ remove: true }).expect(200)
  expect(body.changed).toEqual(idsOf(items))
  for (const { id } of items) await owner.get(`market-items/${id}`).expect(404)
  const left = await owner.get(`market-variations?itemId=${items[0]!.id}`).expect(200)
  expect(left.body.total).toBe(0)
  await owner.get(`market-items/${kept.id}`).expect(200)
})
