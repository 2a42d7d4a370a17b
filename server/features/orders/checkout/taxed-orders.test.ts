import { cents } from '@mainstreet/shared/rules/money/money'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { as, type Client } from '../../../test/as'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { tax as taxFeature } from '../../tax/tax.feature'
import { orders as ordersFeature } from '../orders.feature'
import {
  buildBuyer,
  buildCart,
  buildCheckout,
  buildOrder,
  newKey,
  openShop,
  stockGoods,
} from '../orders.factory'

let app: TestApp
let shop: Account
let visitor: Client
let owner: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, ordersFeature, taxFeature] })
  shop = await openShop(app)
  visitor = await as(app, 'visitor', shop)
  owner = await as(app, 'owner', shop)
})
afterAll(() => app.close())

type Sold = [price: number, quantity: number, taxExempt?: boolean]

const stocked = (sold: Sold[]) =>
  Promise.all(
    sold.map(async ([price, quantity, taxExempt = false]) => ({
      ...(await stockGoods(app, shop, { price, taxExempt })),
      quantity,
    })),
  )

test.each<[province: string, sold: Sold[], expected: { flatRate: number; tax: number; total: number }]>([
  ['NB', [[10, 1]], { flatRate: 5, tax: 225, total: 1725 }],
  ['ON', [[10.05, 1]], { flatRate: 0, tax: 131, total: 1136 }],
  ['QC', [[100, 1]], { flatRate: 0, tax: 1498, total: 11_498 }],
  [
    'QC',
    [
      [19.99, 2],
      [5, 1, true],
    ],
    { flatRate: 12, tax: 778, total: 6476 },
  ],
  ['SK', [[9.95, 1]], { flatRate: 7.45, tax: 191, total: 1931 }],
  ['NB', [[19, 1, true]], { flatRate: 10, tax: 150, total: 3050 }],
  ['NB', [[1.9, 1]], { flatRate: 0, tax: 29, total: 219 }],
  ['NY', [[10, 1]], { flatRate: 5, tax: 0, total: 1500 }],
])('a payment from %s for %j charges %j', async (...[province, sold, { flatRate, tax, total }]) => {
  await app.get('database').knex('store_settings').where({ id: shop.id }).update({ flatRate })
  const country = province === 'NY' ? 'United States' : 'Canada'
  const data = buildBuyer({ province, country, ...(country !== 'Canada' && { postalcode: '10001' }) })
  const checkout = buildCheckout(buildCart(...(await stocked(sold))), { data, expectedTotal: cents(total) })
  const { body } = await visitor.post('payments', checkout).set(newKey()).expect(200)
  const found = await owner.get(`account-orders?orderNumber=${body.orderNumber}`)
  expect(found.body.data).toMatchObject([{ province, tax, total }])
})

test('an order by hand rounds its tax once, also where it is too small for a card', async () => {
  const items = buildCart(...(await stocked([[0.1, 3]])))
  const { body } = await owner.post('account-orders', buildOrder(items, { province: 'NB' })).expect(201)
  expect(body).toMatchObject({ subtotal: 30, tax: 5, total: 35 })
})
