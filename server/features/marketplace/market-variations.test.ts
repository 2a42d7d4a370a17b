import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildItem } from './market-items.factory'
import { buildVariation } from './market-variations.factory'

let app: TestApp
let own: Account
let owner: Client
let visitor: Client
let foreign: MarketItem

const create = async (): Promise<MarketItem> => (await owner.post('market-items', buildItem())).body
const visible = async (itemId: number): Promise<MarketVariation[]> =>
  (await owner.get(`market-variations?itemId=${itemId}`)).body.data

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  own = await newAccount(app)
  const other = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
  foreign = await app.service('market-items').create({ ...buildItem(), customerId: other.id })
})
afterAll(() => app.close())

test('a visitor reads those of public items and writes none', async () => {
  const { id, variations } = await create()
  expect((await visitor.get(`market-variations?itemId=${id}`)).body.total).toBe(2)
  expect((await visitor.patch(`market-variations/${variations[0]!.id}`, { price: 0 })).status).toBe(401)
  await owner.patch(`market-items/${id}`, { status: 'draft' })
  expect((await visitor.get(`market-variations?itemId=${id}`)).body.total).toBe(0)
})

test("an owner touches no other account's", async () => {
  const { id } = foreign.variations[0]!
  expect((await owner.patch(`market-variations/${id}`, { price: 0 })).status).toBe(404)
  expect((await owner.delete(`market-variations/${id}`)).status).toBe(404)
  expect((await owner.post('market-variations', buildVariation(foreign.id))).status).toBe(400)
  expect((await owner.delete(`market-variations?itemId=${foreign.id}`)).body).toEqual([])
  expect(
    await app.get('database').knex('market_variations').where({ itemId: foreign.id, removed: false }),
  ).toHaveLength(2)
})

test('no variation moves to another item', async () => {
  const [item, second] = [await create(), await create()]
  const { id } = item.variations[0]!
  expect((await owner.patch(`market-variations/${id}`, { itemId: second.id })).status).toBe(400)
})

test.each([
  [{ price: -1 }],
  [{ price: 1.005 }],
  [{ stock: 1.5 }],
  [{ stock: -1 }],
  [{ variation: ' ' }],
  [{ removed: true }],
])('%j is refused', async (body) => {
  const { variations } = await create()
  expect((await owner.patch(`market-variations/${variations[0]!.id}`, body)).status).toBe(400)
})

test('removing without an item is refused', async () => {
  expect((await owner.delete('market-variations')).status).toBe(400)
  expect((await owner.delete(`market-variations?customerId=${own.id}`)).status).toBe(400)
})

test('the last one stays when they are removed one by one', async () => {
  const { variations } = await create()
  const [first, last] = variations as [MarketVariation, MarketVariation]
  expect((await owner.delete(`market-variations/${first.id}`)).status).toBe(200)
  expect((await owner.delete(`market-variations/${last.id}`)).status).toBe(409)
})

test('the last two cannot go at the same moment', async () => {
  const { id, variations } = await create()
  const answers = await Promise.all(variations.map((row) => owner.delete(`market-variations/${row.id}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await visible(id)).toHaveLength(1)
})

test('a save by separate calls keeps the ids: by SKU, by label and by id', async () => {
  const { id, variations } = await create()
  const [blue, grey] = variations as [MarketVariation, MarketVariation]
  expect((await owner.delete(`market-variations?itemId=${id}`)).body).toHaveLength(2)
  expect(await visible(id)).toEqual([])
  const bySku = await owner.post(
    'market-variations',
    buildVariation(id, { sku: 'MUG-B', variation: 'Azure', order: 2 }),
  )
  const byLabel = await owner.post(
    'market-variations',
    buildVariation(id, { sku: '', variation: 'Grey', order: 1 }),
  )
  expect([bySku.status, bySku.body.id, byLabel.body.id]).toEqual([201, blue.id, grey.id])
  expect((await visible(id)).map(({ variation }) => variation)).toEqual(['Grey', 'Azure'])
  await owner.delete(`market-variations/${blue.id}`)
  const byId = await owner.post(
    'market-variations',
    buildVariation(id, { id: blue.id, sku: 'X', variation: 'Navy' }),
  )
  expect(byId.body).toMatchObject({ id: blue.id, variation: 'Navy', stock: 3 })
})

test('a save by separate calls as they were read undoes no sale', async () => {
  const { id } = await create()
  const { body } = await owner.get(`market-variations?itemId=${id}&$sort[order]=1`)
  const read = body.data as MarketVariation[]
  const sold = app.get('database').knex('market_variations').where({ id: read[0]!.id })
  await sold.decrement('stock', 3)
  await owner.delete(`market-variations?itemId=${id}`).expect(200)
  const again = []
  for (const row of read) again.push((await owner.post('market-variations', row).expect(201)).body)
  expect(again.map(({ stock }) => stock)).toEqual([read[0]!.stock - 3, read[1]!.stock])
  await owner.delete(`market-variations?itemId=${id}`).expect(200)
  const { stock, ...rest } = again[0]
  const recounted = { ...rest, stock: stock + 5 }
  expect((await owner.post('market-variations', recounted).expect(201)).body.stock).toBe(stock + 5)
})

test('an id that is there, or of another item, brings nothing back', async () => {
  const [item, second] = [await create(), await create()]
  const { id } = item.variations[0]!
  expect((await owner.post('market-variations', buildVariation(item.id, { id }))).status).toBe(409)
  expect((await owner.post('market-variations', buildVariation(second.id, { id }))).status).toBe(400)
})

test('an item of one variation survives removing all and making it again', async () => {
  const { id, variations } = (await owner.post('market-items', {})).body as MarketItem
  await owner.delete(`market-variations?itemId=${id}`)
  const { body } = await owner.post('market-variations', { itemId: id, variation: 'Regular', price: 5 })
  expect(body).toMatchObject({ id: variations[0]!.id, price: 5 })
})

test('a new one comes last', async () => {
  const { id } = await create()
  const { body } = await owner.post('market-variations', buildVariation(id))
  expect(body.order).toBe(3)
})

test('stock moves by the difference to what was seen', async () => {
  const { variations } = await create()
  const [blue] = variations as [MarketVariation]
  await app.get('database').knex('market_variations').where({ id: blue.id }).update({ stock: 6 })
  const moved = await owner.patch(`market-variations/${blue.id}`, { stock: 12, stockSeen: 10 })
  expect(moved.body.stock).toBe(8)
  const refused = await owner.put(`market-variations/${blue.id}`, { ...blue, stock: 0 })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('"Blue" has only 8 left'),
  ])
})

describe('who has more than one account', () => {
  const ownerOfBoth = async (second: Account) => {
    const login = { email: `${second.str_domain}@people.test`, password: 'a-password-for-tests' }
    const accounts = [own.id, second.id]
    await app.service('users').create({ ...login, role: 'owner', accounts } as never)
    const { body } = await visitor.post('authentication', { strategy: 'local', ...login })
    return (path: string, data: object) =>
      visitor.post(path, data).set('authorization', `Bearer ${body.accessToken}`)
  }

  test('names the item, and the variation is of its account', async () => {
    const { id } = await create()
    const staff = await as(app, 'staff')
    const post = await ownerOfBoth(await newAccount(app))
    for (const made of [
      await staff.post('market-variations', { itemId: id, variation: 'Red' }),
      await post('market-variations', { itemId: id, variation: 'Green' }),
    ])
      expect([made.status, made.body.customerId]).toEqual([201, own.id])
  })

  test('does not learn which items there are elsewhere', async () => {
    const post = await ownerOfBoth(await newAccount(app))
    const elsewhere = await post('market-variations', { itemId: foreign.id, variation: 'Red' })
    const nowhere = await post('market-variations', { itemId: 2_000_000_000, variation: 'Red' })
    expect([elsewhere.status, elsewhere.body]).toEqual([400, nowhere.body])
  })
})
