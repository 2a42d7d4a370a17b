import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem, MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { media as mediaFeature } from '../media/media.feature'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildCategory } from './market-categories.factory'
import { buildImage } from './market-images.factory'
import { buildItem } from './market-items.factory'
import { buildOption } from './market-options.factory'
import { purgeUnsavedItems } from './purge-unsaved-items'

let app: TestApp
let own: Account
let other: Account
let owner: Client
let visitor: Client
let foreign: MarketItem

const create = async (overrides: MarketItemWrite = {}): Promise<MarketItem> => {
  const answer = await owner.post('market-items', buildItem(overrides))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, mediaFeature] })
  own = await newAccount(app)
  other = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
  foreign = await app.service('market-items').create({ ...buildItem(), customerId: other.id })
})
afterAll(() => app.close())

describe('who may not', () => {
  test('a visitor writes no item', async () => {
    const { id } = await create()
    expect((await visitor.post('market-items', buildItem())).status).toBe(401)
    expect((await visitor.put(`market-items/${id}`, buildItem())).status).toBe(401)
    expect((await visitor.delete(`market-items/${id}`)).status).toBe(401)
  })

  test('a read key writes none either', async () => {
    const key = await as(app, 'read key', own)
    expect((await key.post('market-items', buildItem())).status).toBe(403)
  })

  test("an owner touches no other account's item", async () => {
    expect((await owner.get(`market-items/${foreign.id}`)).status).toBe(404)
    expect((await owner.put(`market-items/${foreign.id}`, buildItem())).status).toBe(404)
    expect((await owner.delete(`market-items/${foreign.id}`)).status).toBe(404)
    expect((await owner.post('market-items', { ...buildItem(), customerId: other.id })).status).toBe(403)
  })

  test.each([
    ['drafts', { status: 'draft' as const }],
    ['new items', { newlyCreated: true }],
  ])('a visitor sees no %s', async (_name, overrides) => {
    const { id } = await create(overrides)
    expect((await visitor.get(`market-items/${id}`)).status).toBe(404)
    const { body } = await visitor.get(`market-items?id=${id}`)
    expect(body.data).toEqual([])
  })
})

describe('what is refused', () => {
  test.each<[string, unknown]>([
    ['title', ' '],
    ['sector', 'Weapons'],
    ['categoryId', 2_000_000_000],
    ['saleEnd', '2020-01-01'],
    ['saleEnd', 'tomorrow'],
    ['externalUrl', 'javascript:alert(1)'],
    ['status', 'secret'],
    ['variations', []],
    ['customer', 1],
  ])('%s as %j', async (name, value) => {
    const answer = await owner.post('market-items', buildItem({ [name]: value }))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [name]])
  })

  test.each([
    ['percent', '101'],
    ['percent', 'ten'],
    ['percent', ''],
    ['value', '1.005'],
    ['value', '-1'],
  ] as const)('a %s discount of %j', async (discountType, discountValue) => {
    const answer = await owner.post('market-items', buildItem({ onSale: true, discountType, discountValue }))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['discountValue']])
  })

  test("another account's category", async () => {
    const category = await app
      .service('market-categories')
      .create({ ...buildCategory(), customerId: other.id })
    expect((await owner.post('market-items', buildItem({ categoryId: category.id }))).status).toBe(400)
  })

  test('pictures that come with a new item', async () => {
    const images = [{ url: '/assets/nb/1/x.jpg' }]
    expect((await owner.post('market-items', { ...buildItem(), images })).status).toBe(400)
  })
})

describe('a new item', () => {
  test('starts as a draft with one variation and counters', async () => {
    const title = 'New Item'
    const answer = await owner.post('market-items', {
      customerId: own.id,
      title,
      newlyCreated: true,
      categoryId: null,
      variations: [{ variation: 'Regular' }],
      images: [],
      options: [],
    })
    const bare = await owner.post('market-items', {})
    for (const { status, body } of [answer, bare]) {
      expect(status).toBe(201)
      expect(body).toMatchObject({
        title,
        status: 'draft',
        newlyCreated: true,
        allowShipping: true,
        trackStock: false,
        stockWarning: 3,
        category: null,
        images: [],
        options: [],
      })
      expect(body.variations).toMatchObject([{ variation: 'Regular', price: 0, stock: 0, stockSeen: 0 }])
      const stats = await owner.get(`market-stats?itemId=${body.id}`)
      expect(stats.body.data).toMatchObject([{ id: body.id, views: 0, clicks: 0 }])
    }
  })

  test('shows its category by name', async () => {
    const { body: category } = await owner.post('market-categories', buildCategory())
    const { category: name } = await create({ categoryId: category.id })
    expect(name).toBe(category.category)
  })

  test('that was never saved goes after a day, others stay', async () => {
    const [old, recent, saved] = [
      await create({ newlyCreated: true }),
      await create({ newlyCreated: true }),
      await create(),
    ]
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    await app
      .get('database')
      .knex('market_items')
      .whereIn('id', [old.id, saved.id])
      .update({ createdAt: yesterday })
    expect(await purgeUnsavedItems(app)).toBe(1)
    const { body } = await owner.get(
      `market-items?id[$in][]=${old.id}&id[$in][]=${recent.id}&id[$in][]=${saved.id}`,
    )
    expect(body.data.map(({ id }: MarketItem) => id)).toEqual([recent.id, saved.id])
  })
})

test('a description is stored clean', async () => {
  const { description } = await create({ description: '<p>Good</p><img src=x onerror=alert(1)>' })
  expect(description).toBe('<p>Good</p>')
})

test('saving the whole item makes a new one stay, patching it does not', async () => {
  const { id } = await create({ newlyCreated: true })
  expect((await owner.patch(`market-items/${id}`, { title: 'A' })).body.newlyCreated).toBe(true)
  expect((await owner.put(`market-items/${id}`, { title: 'B' })).body.newlyCreated).toBe(false)
})

test('removing an item takes its rows and its files along', async () => {
  const item = await create()
  const image = await app.service('market-images').create(buildImage(item.id, { customerId: own.id }))
  const file = image.url.replace('/assets/', '')
  await app.get('media').put(file, Buffer.from('x'), 'image/jpeg')
  expect((await owner.delete(`market-items/${item.id}`)).status).toBe(200)
  for (const table of ['market_variations', 'market_images', 'market_stats'])
    expect(await app.get('database').knex(table).where({ itemId: item.id })).toEqual([])
  await until(async () => (await app.get('media').head(file)) === null)
})

test('removing an item publishes everything that went with it', async () => {
  const item = await create()
  await owner.post('market-options', buildOption(item.id))
  await app.service('market-images').create(buildImage(item.id, { customerId: own.id }))
  const [hidden] = item.variations
  await owner.delete(`market-variations/${hidden!.id}`)
  await visitor.put(`market-stats/${item.id}`, { views: 1 })
  const client = await socketAs(app, 'owner', own)
  const events: [string, object][] = []
  for (const path of [
    'market-items',
    'market-variations',
    'market-images',
    'market-options',
    'market-stats',
  ] as const)
    client.service(path).on('removed', (row: object) => events.push([path, row]))
  await owner.delete(`market-items/${item.id}`)
  await until(() => events.length === 5)
  expect(events.map(([path]) => path).sort()).toEqual([
    'market-images',
    'market-items',
    'market-options',
    'market-stats',
    'market-variations',
  ])
  expect(Object.fromEntries(events)['market-stats']).toEqual({
    id: item.id,
    itemId: item.id,
    customerId: own.id,
    views: 1,
    clicks: 0,
  })
  client.close()
})
