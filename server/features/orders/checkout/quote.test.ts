import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { as, type Client } from '../../../test/as'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { tax as taxFeature } from '../../tax/tax.feature'
import { orders as ordersFeature } from '../orders.feature'
import { buildCart, openShop, stockGoods } from '../orders.factory'

let app: TestApp
let shop: Account
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, ordersFeature, taxFeature] })
  shop = await openShop(app)
  visitor = await as(app, 'visitor', shop)
})
afterAll(() => app.close())

type Sold = [price: number, quantity: number, taxExempt?: boolean]

const quoted = async (sold: Sold[], province: string, flatRate: number) => {
  await app.get('database').knex('store_settings').where({ id: shop.id }).update({ flatRate })
  const goods = await Promise.all(
    sold.map(async ([price, quantity, taxExempt = false]) => ({
      ...(await stockGoods(app, shop, { price, taxExempt })),
      quantity,
    })),
  )
  const country = province === 'NY' ? 'United States' : 'Canada'
  const body = { items: buildCart(...goods), shippingType: 'shipping', data: { province, country } }
  return (await visitor.post('quote', body)).body
}

test('a site nobody knows has no quote', async () => {
  const nowhere = await as(app, 'visitor')
  const goods = await stockGoods(app, shop)
  const body = { items: buildCart(goods), shippingType: 'pickup' }
  expect((await nowhere.post('quote', body)).status).toBe(400)
  expect((await nowhere.post('quote', { ...body, customerid: 999_999 })).status).toBe(404)
  expect((await visitor.post('quote', { ...body, items: [] })).status).toBe(400)
})

test.each<[province: string, sold: Sold[], flatRate: number, expected: object]>([
  ['NB', [[10, 1]], 5, { tax: 225, total: 1725 }],
  ['NB', [[0.1, 3]], 0, { tax: 5, total: 35 }],
  ['ON', [[10.05, 1]], 0, { tax: 131, total: 1136 }],
  ['QC', [[100, 1]], 0, { tax: 1498, total: 11498 }],
  [
    'Québec',
    [
      [19.99, 2],
      [5, 1, true],
    ],
    12,
    { tax: 778, total: 6476 },
  ],
  ['SK', [[9.95, 1]], 7.45, { tax: 191, total: 1931 }],
  ['NB', [[19, 1, true]], 10, { tax: 150, total: 3050 }],
  ['new brunswick', [[1.9, 1]], 0, { tax: 29, total: 219 }],
  ['NY', [[10, 1]], 5, { tax: 0, total: 1500 }],
])('%s taxes %j with shipping of %d', async (...[province, sold, flatRate, expected]) => {
  expect(await quoted(sold, province, flatRate)).toMatchObject({ ok: true, ...expected })
})

test('shipping is named as the shop offers it', async () => {
  expect(await quoted([[10, 1]], 'NB', 5)).toMatchObject({ shippingLabel: 'Flat Rate Shipping - $5.00' })
  expect(await quoted([[10, 1]], 'NB', 0)).toMatchObject({ shippingLabel: 'Free Shipping' })
})
