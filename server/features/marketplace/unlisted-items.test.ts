import type { Account } from '@mainstreet/shared/contracts/account'
import type {
  MarketItem,
  MarketItemWrite,
  MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createWholeApp } from '../../test/create-whole-app'
import { as, socketAs, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { buildCart, buildCheckout, newKey, openShop } from '../orders/orders.factory'
import { buildImage } from './market-images.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let shop: Account
let owner: Client
let visitor: Client
let item: MarketItem

const create = async (overrides: MarketItemWrite = {}): Promise<MarketItem> =>
  (await owner.post('market-items', buildItem({ featured: true, ...overrides }))).body

/** The first of the two calls by which a save was specified. */
const empty = async ({ id }: MarketItem) => {
  expect((await owner.delete(`market-variations?itemId=${id}`)).status).toBe(200)
}
/** The second one. */
const refill = async ({ id, variations }: MarketItem) => {
  for (const { variation, sku, price, stock, order } of variations) {
    const body = { itemId: id, variation, sku, price, stock, order }
    expect((await owner.post('market-variations', body)).status).toBe(201)
  }
}

const sitemap = async () => {
  const answer = await fetch(`${app.origin}/sitemap.xml`, {
    headers: { 'x-forwarded-host': shop.str_domain, 'x-forwarded-for': app.address },
  })
  return answer.text()
}

const eventsOf = async (who: 'visitor' | 'owner') => {
  const client = await socketAs(app, who, shop)
  const received: [string, MarketItem][] = []
  const names: string[] = []
  for (const event of ['created', 'updated', 'patched', 'removed'])
    client.service('market-items').on(event, (row: MarketItem) => {
      received.push([event, row])
      names.push(event)
    })
  return { received, names, close: client.close }
}

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  shop = await openShop(app)
  owner = await as(app, 'owner', shop)
  visitor = await as(app, 'visitor', shop)
  item = await create()
})

describe('a public item without a variation', () => {
  test('is found by no visitor, neither itself nor what hangs below it', async () => {
    await app.service('market-images').create(buildImage(item.id, { customerId: shop.id }))
    const other = await create({ title: 'Teapot' })
    expect((await visitor.get('market-items')).body.total).toBe(2)
    await empty(item)
    const { body } = await visitor.get('market-items')
    expect([body.total, body.data.map(({ id }: MarketItem) => id)]).toEqual([1, [other.id]])
    expect((await visitor.get(`market-items/${item.id}`)).status).toBe(404)
    expect((await visitor.get(`market-items?id=${item.id}&$limit=0`)).body.total).toBe(0)
    expect((await visitor.get('market-items?search=stoneware')).body.total).toBe(0)
    for (const path of ['market-variations', 'market-images'])
      expect((await visitor.get(`${path}?itemId=${item.id}`)).body.data).toEqual([])
    await refill(item)
    expect((await visitor.get('market-items')).body.total).toBe(2)
    expect((await visitor.get(`market-images?itemId=${item.id}`)).body.total).toBe(1)
  })

  test('stays with its owner', async () => {
    await empty(item)
    expect((await owner.get(`market-items/${item.id}`)).body).toMatchObject({
      status: 'public',
      variations: [],
    })
    expect((await owner.get('market-items')).body.total).toBe(1)
  })

  test('is neither featured nor in the sitemap', async () => {
    const featured = async () => (await visitor.get('site')).body.featured.length
    expect([await featured(), await sitemap()]).toEqual([
      1,
      expect.stringContaining(`/marketplace/${item.id}<`),
    ])
    await empty(item)
    expect([await featured(), await sitemap()]).toEqual([0, expect.not.stringContaining('/marketplace/')])
    await refill(item)
    expect([await featured(), await sitemap()]).toEqual([
      1,
      expect.stringContaining(`/marketplace/${item.id}<`),
    ])
  })

  test('is not bought until it has one again', async () => {
    const { id: variationId } = item.variations[0]!
    const checkout = buildCheckout(buildCart({ itemId: item.id, variationId }))
    await empty(item)
    const refused = await visitor.post('payments', checkout).set(newKey())
    expect([refused.status, refused.body.reason ?? refused.body.message]).toEqual([400, expect.anything()])
    expect((await visitor.post('quote', { ...checkout, id: undefined })).status).toBe(400)
    await refill(item)
    expect((await visitor.post('payments', checkout).set(newKey())).status).toBe(200)
  })

  test('is not counted', async () => {
    await empty(item)
    expect((await visitor.put(`market-stats/${item.id}`, { views: 1 })).status).toBe(404)
    await refill(item)
    expect((await visitor.put(`market-stats/${item.id}`, { views: 1 })).status).toBe(200)
  })

  test('arrives as removed, and as created when it has a variation again', async () => {
    const site = await eventsOf('visitor')
    const backOffice = await eventsOf('owner')
    await empty(item)
    await until(() => site.names.length === 1)
    expect(site.received[0]).toMatchObject(['removed', { id: item.id }])
    await refill(item)
    await until(() => site.names.length === 3)
    expect(site.names).toEqual(['removed', 'created', 'patched'])
    const [, [, back], [, whole]] = site.received as [unknown, [string, MarketItem], [string, MarketItem]]
    expect([back.variations.length, whole.variations.length]).toEqual([1, 2])
    await until(() => backOffice.names.length === 3)
    expect(backOffice.names).toEqual(['patched', 'patched', 'patched'])
    site.close()
    backOffice.close()
  })

  test('takes its variations along for visitors, and brings them back', async () => {
    const client = await socketAs(app, 'visitor', shop)
    const received: string[] = []
    for (const event of ['created', 'removed'])
      client
        .service('market-variations')
        .on(event, ({ variation }: MarketVariation) => received.push(`${event} ${variation}`))
    await empty(item)
    await refill(item)
    await until(() => received.length === 4)
    expect(received.slice(0, 2).sort()).toEqual(['removed Blue', 'removed Grey'])
    expect(received.slice(2).sort()).toEqual(['created Blue', 'created Grey'])
    client.close()
  })

  test('comes back by a save of the whole item too', async () => {
    await empty(item)
    const site = await eventsOf('visitor')
    expect((await owner.put(`market-items/${item.id}`, item)).status).toBe(200)
    await until(() => site.names.length === 1)
    expect(site.names).toEqual(['created'])
    expect((await visitor.get(`market-items/${item.id}`)).body.variations).toHaveLength(2)
    site.close()
  })
})

test('a draft without a variation arrives nowhere', async () => {
  const draft = await create({ status: 'draft' })
  const site = await eventsOf('visitor')
  await empty(draft)
  await refill(draft)
  // The control: a public change arrives, after anything that was published before it.
  await owner.patch(`market-items/${item.id}`, { title: 'Bowl' })
  await until(() => site.names.length > 0)
  expect(site.received).toMatchObject([['patched', { id: item.id }]])
  site.close()
})
