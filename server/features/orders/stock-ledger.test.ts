import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { restAs } from '../../test/as'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { media as mediaFeature } from '../media/media.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { buildCsv, buildOwnRows } from '../marketplace/import/import-catalogue.factory'
import { openImportClient } from '../marketplace/import/import-client.factory'
import { orders as ordersFeature } from './orders.feature'
import { buildCart, buildCheckout, buildOrder, newKey, openShop, stockGoods } from './orders.factory'

let app: TestApp
let account: Account
let owner: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, mediaFeature, ordersFeature, taxFeature],
  })
})
beforeEach(async () => {
  account = await openShop(app)
  owner = await restAs(app, 'owner', account)
})
afterAll(() => app.close())

const movesOf = (variationId: number) =>
  app
    .get('database')
    .knex('stock_moves')
    .where({ variationId })
    .orderBy('id')
    .select('delta', 'reason', 'orderId')

const buy = (items: ReturnType<typeof buildCart>, id = 'pm_card_visa') =>
  app
    .service('payments')
    .create({ ...buildCheckout(items, { id }), customerId: account.id }, { headers: newKey() })

test('what an owner makes, edits, hides and brings back is written down', async () => {
  const item = await owner.service('market-items').create({
    customerId: account.id,
    title: 'Mug',
    variations: [{ variation: 'Blue', stock: 7 }],
  })
  const { id } = item.variations[0]!
  await owner
    .service('market-items')
    .patch(item.id, { variations: [{ id, stock: 9, stockSeen: 7 }, { variation: 'Red' }] })
  await owner.service('market-variations').patch(id, { stock: 4 })
  await owner.service('market-variations').remove(id)
  await owner.service('market-variations').create({ customerId: account.id, itemId: item.id, id, stock: 6 })
  expect(await movesOf(id)).toEqual([
    { delta: 7, reason: 'initial', orderId: null },
    { delta: 2, reason: 'edit', orderId: null },
    { delta: -5, reason: 'edit', orderId: null },
    { delta: 2, reason: 'edit', orderId: null },
  ])
  const green = await owner
    .service('market-variations')
    .create({ customerId: account.id, itemId: item.id, variation: 'Green', stock: 3 })
  expect(await movesOf(green.id)).toEqual([{ delta: 3, reason: 'initial', orderId: null }])
})

test('a sale names its order, and so does what comes back', async () => {
  const goods = await stockGoods(app, account)
  await buy(buildCart({ ...goods, quantity: 2 }))
  await expect(buy(buildCart(goods), 'pm_card_visa_chargeDeclined')).rejects.toMatchObject({ code: 402 })
  const manual = await owner
    .service('account-orders')
    .create({ ...buildOrder(buildCart(goods)), customerId: account.id })
  await owner.service('account-orders').patch(manual.id, { status: 'cancelled' })
  const [opening, ...moves] = await movesOf(goods.variationId)
  expect(opening).toMatchObject({ delta: 5, reason: 'initial' })
  expect(moves.map(({ delta, reason }) => [delta, reason])).toEqual([
    [-2, 'sale'],
    [-1, 'sale'],
    [1, 'return'],
    [-1, 'sale'],
    [1, 'return'],
  ])
  expect(moves[3]!.orderId).toBe(manual.id)
  expect(moves[4]!.orderId).toBe(manual.id)
})

test('what a catalogue file does is told apart', async () => {
  const client = await openImportClient(app)
  await client.send(buildCsv([{ title: 'Apron', variation: 'Blue', stock: 4, price: 1 }]))
  const [made] = await client.items()
  const [row] = buildOwnRows([made!])
  await client.send(buildCsv([{ ...row, stock: 9 }]), { choices: { changeStock: true } })
  expect(await movesOf(made!.variations[0]!.id)).toEqual([
    { delta: 4, reason: 'import', orderId: null },
    { delta: 5, reason: 'import', orderId: null },
  ])
})
