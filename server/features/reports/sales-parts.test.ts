import type { SalesSummary } from '@mainstreet/shared/contracts/orders/reports'
import { cents } from '@mainstreet/shared/rules/money/money'
import { as, newAccount } from '../../test/as'
import { baseFeatures } from '../../test/base-features'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { buildItem } from '../marketplace/market-items.factory'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { reports as reportsFeature } from './reports.feature'
import { amountsOf, writeSales } from './sales.factory'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, ordersFeature, reportsFeature, taxFeature],
  })
})
afterAll(() => app.close())

const hst = { label: 'HST', rate: 15_000, federal: 5_000 } as const

test('says by which way, of which things and categories, and what of it bears no tax', async () => {
  const account = await newAccount(app, { timezone: 'America/Moncton' })
  const owner = await as(app, 'owner', account)
  const { order, refund } = writeSales(app.get('database').knex, account)
  const { body: category } = await owner.post('market-categories', { category: 'Cups' }).expect(201)
  const item = { ...buildItem({ title: 'Mug' }), categoryId: category.id }
  const { body: mug } = await owner.post('market-items', item).expect(201)
  const line = (itemId: number, quantity: number, taxExempt: boolean) => ({
    ...{ itemId, variationId: itemId * 10, title: taxExempt ? 'Bread' : 'Mug', variation: '', sku: '' },
    ...{ image: '', unitPrice: 500, regularPrice: 500, quantity, taxExempt },
  })
  const bread = mug.id + 1000
  const lines = JSON.stringify([line(mug.id, 2, false), line(bread, 1, true)])
  const first = await order('2026-03-10T15:00:00Z', amountsOf(1500, 0, hst), { lines })
  await order(
    '2026-03-11T15:00:00Z',
    { ...amountsOf(1000, 200, hst), tax: cents(0), taxLines: [] },
    {
      lines: JSON.stringify([line(mug.id, 2, false)]),
      payBy: new Date(),
    },
  )
  await order('2026-03-12T15:00:00Z', amountsOf(500, 0, hst))
  await app
    .get('database')
    .knex('order_payments')
    .insert({
      ...{ customerId: account.id, orderId: first, key: 'key', fingerprint: '', provider: 'sandbox' },
      ...{
        providerKey: `sandbox ${first}`,
        paymentMethod: 'pm_card_visa',
        paymentId: 'pi_1',
        fee: cents(80),
      },
    })
  const back = [
    { variationId: mug.id * 10, itemId: mug.id, quantity: 1, cents: 500, restocked: true },
    { variationId: bread * 10, itemId: bread, quantity: 1, cents: 500, restocked: true },
  ]
  await refund({
    orderId: first,
    createdAt: '2026-03-13T15:00:00Z',
    ...amountsOf(1000, 0, hst),
    lines: back,
  })
  const asked = { customerId: account.id, from: '2026-03-01', to: '2026-03-31' }
  const { body } = await owner.post('sales-summary', asked).expect(200)
  const { ways, items, categories, untaxed } = body as SalesSummary
  expect(ways).toEqual([
    { way: 'card', orders: 1, charged: 1725, refunded: 1150, fees: 80, untold: 0 },
    { way: 'direct', orders: 1, charged: 1200, refunded: 0, fees: 0, untold: 0 },
    { way: 'byHand', orders: 1, charged: 575, refunded: 0, fees: 0, untold: 0 },
  ])
  expect(items).toEqual([
    { itemId: mug.id, title: 'Mug', pieces: 4, returned: 1, charged: 2000, refunded: 500 },
    { itemId: bread, title: 'Bread', pieces: 1, returned: 1, charged: 500, refunded: 500 },
  ])
  expect(categories.map(({ category: name, charged }) => [name, charged])).toEqual([
    ['Cups', 2000],
    [null, 500],
  ])
  // The bread, and the whole order that bears no tax, its shipping too.
  expect(untaxed).toEqual({ charged: 1700, refunded: 500 })
})
