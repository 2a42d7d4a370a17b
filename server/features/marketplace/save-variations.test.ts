import type { Account } from '@mainstreet/shared/contracts/account'
import type {
  MarketItem,
  MarketItemWrite,
  MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { server } from '../../kit/service/caller/caller'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildItem } from './market-items.factory'

let app: TestApp
let own: Account
let owner: Client

const create = async (overrides: MarketItemWrite = {}): Promise<MarketItem> =>
  (await owner.post('market-items', buildItem(overrides))).body
const read = async (id: number): Promise<MarketItem> => (await owner.get(`market-items/${id}`)).body
const save = (id: number, variations: unknown) => owner.put(`market-items/${id}`, { variations })
const labels = ({ variations }: MarketItem) => variations.map(({ variation }) => variation)
/** What a checkout does. */
const sell = (id: number, quantity: number) =>
  app.get('runWork')(server, async ({ trx, unseen }) => {
    await trx('market_variations')
      .where({ id })
      .andWhere('stock', '>=', quantity)
      .decrement('stock', quantity)
    unseen('market-variations')
  })

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  own = await newAccount(app)
  owner = await as(app, 'owner', own)
})
afterAll(() => app.close())

describe('a save is refused', () => {
  test('with the id of another item, and nothing of it is done', async () => {
    const [item, second] = [await create(), await create()]
    const answer = await owner.put(`market-items/${item.id}`, {
      title: 'Changed',
      variations: [{ ...item.variations[0], variation: 'Red' }, { id: second.variations[0]!.id }],
    })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { 'variations.1.id': 'is not a variation of this item' },
    ])
    expect(await read(item.id)).toEqual(item)
    expect(await read(second.id)).toEqual(second)
  })

  test('with one id twice', async () => {
    const { id, variations } = await create()
    expect((await save(id, [variations[0], variations[0]])).status).toBe(400)
  })

  test('without any variation', async () => {
    const { id } = await create()
    expect((await save(id, [])).status).toBe(400)
  })

  test("with another item's itemId inside", async () => {
    const { id, variations } = await create()
    expect((await save(id, [{ ...variations[0], itemId: id + 1 }])).status).toBe(400)
  })

  test('when stock would fall below zero, naming the variation', async () => {
    const { id, variations } = await create()
    const [blue] = variations as [MarketVariation]
    await sell(blue.id, 8)
    const answer = await save(id, [{ ...blue, stock: 5 }])
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain('"Blue" has only 2 left')
    expect(answer.body.data).toMatchObject({ variationId: blue.id, stock: 2 })
    expect((await read(id)).variations).toHaveLength(2)
  })
})

test('reading an item and sending it back whole changes nothing', async () => {
  const item = await create()
  const answer = await owner.put(`market-items/${item.id}`, item)
  expect([answer.status, answer.body]).toEqual([200, item])
})

test('ids stay, new rows are added, missing ones are hidden, the order is the one sent', async () => {
  const { id, variations } = await create()
  const [blue, grey] = variations as [MarketVariation, MarketVariation]
  const { body } = await save(id, [
    { variation: 'Red', price: 9.99, stock: 1 },
    { ...grey, price: 27 },
  ])
  expect(labels(body)).toEqual(['Red', 'Grey'])
  expect(body.variations[1]).toMatchObject({ id: grey.id, price: 27, order: 2 })
  const hidden = await app.get('database').knex('market_variations').where({ id: blue.id }).first()
  expect(hidden).toMatchObject({ removed: true, variation: 'Blue' })
  expect((await owner.get(`market-variations/${blue.id}`)).status).toBe(404)
})

test('a row that was removed comes back under its id', async () => {
  const { id, variations } = await create()
  await save(id, [variations[1]])
  const { body } = await save(id, variations)
  expect(body.variations.map((row: MarketVariation) => row.id)).toEqual(variations.map((row) => row.id))
})

test('stock moves by what the owner changed: a sale between reading and saving still counts', async () => {
  const { id, variations } = await create()
  const [blue] = variations as [MarketVariation]
  await sell(blue.id, 3)
  const { body } = await save(id, [{ ...blue, stock: blue.stock + 5 }])
  expect(body.variations).toMatchObject([{ id: blue.id, stock: 12, stockSeen: 12 }])
})

test('stock is meant as it is without stockSeen, and stays without stock', async () => {
  const { id, variations } = await create()
  const [blue, grey] = variations as [MarketVariation, MarketVariation]
  await sell(blue.id, 3)
  const { body } = await save(id, [
    { id: blue.id, stock: 20 },
    { id: grey.id, price: 1 },
  ])
  expect(body.variations).toMatchObject([{ stock: 20 }, { stock: 4, variation: 'Grey', sku: 'MUG-G' }])
})

test('saves and sales at the same moment lose nothing', async () => {
  const { id, variations } = await create({ variations: [{ variation: 'One', stock: 100 }] })
  const [one] = variations as [MarketVariation]
  const sales = Array.from({ length: 20 }, () => sell(one.id, 2))
  const saves = Array.from({ length: 5 }, () => save(id, [{ ...one, stock: one.stock + 1 }]))
  const answers = await Promise.all([...saves, ...sales])
  expect(answers.slice(0, 5).map((answer) => (answer as { status: number }).status)).toEqual(
    Array(5).fill(200),
  )
  expect((await read(id)).variations[0]!.stock).toBe(100 - 40 + 5)
})

test('a save publishes the item and every row that changed, and no other', async () => {
  const { id, variations } = await create()
  const [blue, grey] = variations as [MarketVariation, MarketVariation]
  const client = await socketAs(app, 'owner', own)
  const events: string[] = []
  client.socket.onAny((event: string, row: { id: number }) => void events.push(`${event} ${row.id}`))
  await owner.put(`market-items/${id}`, { variations: [{ ...blue, price: 1 }, { variation: 'Red' }] })
  await until(() => events.length > 3)
  client.close()
  const red = (await read(id)).variations[1]!
  expect(events.sort()).toEqual(
    [
      `market-items updated ${id}`,
      `market-variations patched ${blue.id}`,
      `market-variations created ${red.id}`,
      `market-variations removed ${grey.id}`,
    ].sort(),
  )
})
