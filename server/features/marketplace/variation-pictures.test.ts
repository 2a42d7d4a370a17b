import type { Account } from '@mainstreet/shared/contracts/account'
import type {
  MarketImage,
  MarketItem,
  MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { media as mediaFeature } from '../media/media.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { buildCart, openShop } from '../orders/orders.factory'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildImage } from './market-images.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let own: Account
let owner: Client

const create = async (): Promise<{ item: MarketItem; first: MarketImage; second: MarketImage }> => {
  const { id } = (await owner.post('market-items', buildItem()).expect(201)).body
  const image = (order: number) =>
    app.service('market-images').create(buildImage(id, { customerId: own.id, order }))
  const [first, second] = [await image(1), await image(2)]
  return { item: await read(id), first, second }
}
const read = async (id: number): Promise<MarketItem> => (await owner.get(`market-items/${id}`)).body
const imageIds = ({ variations }: MarketItem) => variations.map(({ imageId }) => imageId)

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, mediaFeature, ordersFeature, taxFeature],
  })
  own = await openShop(app)
  owner = await as(app, 'owner', own)
})
afterAll(() => app.close())

describe('the picture of a variation', () => {
  test('is one of its own item', async () => {
    const [{ item }, other] = [await create(), await create()]
    const [blue, grey] = item.variations
    const refused = { 'variations.1.imageId': 'is not a picture of this item' }
    const variations = [blue, { ...grey, imageId: other.first.id }]
    const saved = await owner.put(`market-items/${item.id}`, { variations })
    expect([saved.status, saved.body.errors]).toEqual([400, refused])
    for (const imageId of [other.first.id, 2_000_000_000]) {
      const { status, body } = await owner.patch(`market-variations/${blue!.id}`, { imageId })
      expect([status, body.errors]).toEqual([400, { imageId: 'is not a picture of this item' }])
      const added = { itemId: item.id, variation: 'Red', imageId }
      expect((await owner.post('market-variations', added)).status).toBe(400)
    }
    expect(await read(item.id)).toEqual(item)
  })

  test('is kept by saves that do not speak of it', async () => {
    const { item, second } = await create()
    const [blue, grey] = item.variations
    await owner
      .put(`market-items/${item.id}`, { variations: [blue, { ...grey, imageId: second.id }] })
      .expect(200)
    await owner
      .put(`market-items/${item.id}`, { variations: [{ id: blue!.id }, { id: grey!.id, price: 30 }] })
      .expect(200)
    expect(imageIds(await read(item.id))).toEqual([null, second.id])
    await owner.patch(`market-variations/${grey!.id}`, { imageId: null }).expect(200)
    expect(imageIds(await read(item.id))).toEqual([null, null])
  })

  test('goes with the picture, and whoever looks hears of it', async () => {
    const { item, second } = await create()
    const [, grey] = item.variations
    await owner.patch(`market-variations/${grey!.id}`, { imageId: second.id }).expect(200)
    const visitor = await socketAs(app, 'visitor', own)
    const heard: unknown[] = []
    visitor
      .service('market-variations')
      .on('patched', ({ id, imageId }: MarketVariation) => void heard.push([id, imageId]))
    await owner.delete(`market-images/${second.id}`).expect(200)
    await until(() => heard.length > 0)
    visitor.close()
    expect(heard).toEqual([[grey!.id, null]])
    expect(imageIds(await read(item.id))).toEqual([null, null])
  })

  test('is what an order keeps of it', async () => {
    const { item, first, second } = await create()
    const [blue, grey] = item.variations
    await owner.patch(`market-variations/${grey!.id}`, { imageId: second.id }).expect(200)
    const visitor = await as(app, 'visitor', own)
    const bought = [blue!, grey!].map(({ id }) => ({ itemId: item.id, variationId: id }))
    const quoted = await visitor.post('quote', { items: buildCart(...bought), shippingType: 'pickup' })
    expect(quoted.body.lines.map(({ image }: { image: string }) => image)).toEqual([first.url, second.url])
  })
})
