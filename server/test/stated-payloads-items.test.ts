import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { buildPicture, sendForm } from '../features/media/upload.factory'
import { openShop } from '../features/orders/orders.factory'
import { createWholeApp } from './create-whole-app'
import { as, type Client, type Who } from './as'
import type { TestApp } from './create-test-app'
import { ok } from './ok'

// Every request of the two specifications, as it stands there: nothing is added to a body, nothing left out.

let app: TestApp
let shop: Account
let client: Client

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())

const upload = async (fields: Record<string, string | number>) =>
  ok(sendForm(client, { fields, files: [{ bytes: await buildPicture() }] }))

describe.each<[string, Who]>([
  ['an owner', 'owner'],
  ['staff', 'staff'],
])('the marketplace of %s', (_name, who) => {
  beforeAll(async () => {
    shop = await openShop(app)
    client = await as(app, who, shop)
  })

  const newItem = async (): Promise<MarketItem> => {
    const { id: categoryId } = await ok(
      client.post('market-categories', { category: `Pots ${Math.random()}`, customerId: shop.id }),
    )
    return ok(
      client.post('market-items', {
        customerId: shop.id,
        title: 'New Item',
        newlyCreated: true,
        categoryId,
        variations: [{ variation: 'Regular', sku: '', price: 0, stock: 0, order: 1 }],
        images: [],
        options: [],
      }),
    )
  }

  test('makes an item, saves it in the stated steps and removes it in the stated steps', async () => {
    const item = await newItem()
    await ok(client.post('market-stats', { customerId: shop.id, itemId: item.id }))
    for (const query of [`customerId=${shop.id}`, `id=${item.id}`])
      expect((await ok(client.get(`market-items?${query}`))).total).toBe(1)
    await ok(client.delete(`market-variations?itemId=${item.id}`))
    for (const [index, variation] of ['Blue', 'Grey'].entries())
      await ok(
        client.post('market-variations', {
          itemId: item.id,
          variation,
          sku: `MUG-${index}`,
          price: 24.5,
          stock: 3,
          order: index + 1,
        }),
      )
    const whole: MarketItem = await ok(client.get(`market-items/${item.id}`))
    const sale = {
      onSale: true,
      discountType: 'percent',
      discountValue: 10,
      saleEnd: '2099-05-01T15:00:00.000Z',
    }
    const saved = await ok(
      client.put(`market-items/${item.id}`, { ...whole, ...sale, status: 'public', newlyCreated: false }),
    )
    expect(saved).toMatchObject({ ...sale, discountValue: '10', saleEnd: '2099-05-01' })
    expect(saved.variations.map((row: { variation: string }) => row.variation)).toEqual(['Blue', 'Grey'])
    for (const path of ['market-images', 'market-stats', 'market-options', 'market-variations'])
      await ok(client.delete(`${path}?itemId=${item.id}`))
    await ok(client.delete(`market-items/${item.id}`))
  })

  test('keeps counters and categories', async () => {
    const { id } = await newItem()
    for (const query of [`itemId=${id}`, `customerId=${shop.id}`]) {
      const { data } = await ok(client.get(`market-stats?${query}`))
      const [stats] = data
      await ok(
        client.put(`market-stats/${stats.id}`, {
          ...stats,
          views: stats.views + 1,
          clicks: stats.clicks + 1,
        }),
      )
    }
    const { data } = await ok(client.get(`market-categories?customerId=${shop.id}`))
    await ok(client.put(`market-categories/${data[0].id}`, { category: `Bowls ${data[0].id}` }))
    await ok(client.put(`market-categories/${data[0].id}`, { ...data[0], category: `Jugs ${data[0].id}` }))
    await ok(client.delete(`market-categories/${data[0].id}`))
  })

  test('uploads, sorts and removes pictures', async () => {
    const { id } = await newItem()
    const form = { id: shop.id, region: shop.region, destination: 'market' }
    for (const requiredName of ['', '1'])
      await upload({ ...form, type: 'market-images', itemId: id, requiredName })
    await upload({ ...form, type: 'profile-gallery', requiredName: '' })
    await upload({ ...form, type: 'profile-files', requiredName: '', title: 'Menu' })
    await upload({ ...form, type: 'logo', requiredName: 'logo.jpg' })
    await upload({ ...form, type: 'header', requiredName: 'header.jpg' })
    const notice = {
      title: 'Open late',
      link: 'https://a.test',
      linkTarget: '_blank',
      content: '<p>Come</p>',
    }
    await upload({ ...form, type: 'profile-notices', ...notice })
    const { data } = await ok(client.get(`market-images?itemId=${id}`))
    const orderArray = data.map((row: { id: number }, order: number) => ({ id: row.id, order: 2 - order }))
    expect(await ok(client.post('order-patch', { type: 'market-images', orderArray }))).toEqual({ ok: true })
    await ok(client.delete(`market-images/${data[0].id}`))
    await ok(client.delete(`market-images?itemId=${id}`))
    const files = await ok(client.get(`profile-files?int_customer_id=${shop.id}`))
    const [{ int_id }] = files.data
    await ok(client.post('order-patch', { type: 'profile-files', orderArray: [{ id: int_id, order: 1 }] }))
    await ok(client.delete(`profile-files/${int_id}`))
    const gallery = await ok(client.get(`profile-gallery?customerId=${shop.id}`))
    await ok(client.delete(`profile-gallery/${gallery.data[0].id}`))
  })
})
