import type { Account } from '@mainstreet/shared/contracts/account'
import type { OrderRefund } from '@mainstreet/shared/contracts/orders/order-refunds'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { PaymentGateway } from '../../../kit/payments/payment-gateway'
import { createSandboxGateway } from '../../../kit/payments/sandbox-gateway'
import { as, type Client } from '../../../test/as'
import { openTestApp, type TestApp } from '../../../test/create-test-app'
import { readMails } from '../../../test/mails'
import { replacePart } from '../../../test/with-parts'
import {
  buildCart,
  buildCheckout,
  buildOrder,
  newKey,
  openShop,
  stockGoods,
  type Goods,
} from '../orders.factory'

let app: TestApp
let shop: Account
let mugs: Goods
let soaps: Goods
let owner: Client
let buyer: Client

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  shop = await openShop(app)
  mugs = await stockGoods(app, shop)
  soaps = await stockGoods(app, shop, { title: 'Soap', price: 5, taxExempt: true, sku: 'SOAP' })
  owner = await as(app, 'owner', shop)
  buyer = await as(app, 'visitor', shop)
})

/** Two mugs at 10.00, an exempt soap at 5.00, 5.00 for shipping, 3.75 HST: 33.75. */
const sell = async (): Promise<Order> => {
  const cart = buildCart({ ...mugs, quantity: 2 }, soaps)
  await buyer.post('payments', buildCheckout(cart)).set(newKey())
  return (await owner.get('account-orders?$sort[id]=-1&$limit=1')).body.data[0]
}
const read = async ({ id }: Order): Promise<Order> => (await owner.get(`account-orders/${id}`)).body
const refundsOf = async ({ id }: Order): Promise<OrderRefund[]> =>
  (await owner.get(`order-refunds?orderId=${id}`)).body.data
const refund = (order: Order, wish: object, who = owner) =>
  who.post('refund-order', { orderId: order.id, ...wish })
const pieces = (goods: Goods, quantity = 1, restock = true) => ({
  lines: [{ variationId: goods.variationId, quantity, restock }],
})
const stock = async (goods: Goods) =>
  (await app.get('database').knex('market_variations').where({ id: goods.variationId }).first()).stock
const mails = async () => (await readMails(app, { customerId: shop.id, kind: 'refund' })).length

/** Has the card provider answer refunds otherwise, until the answered function is called. */
const provider = (change: Partial<PaymentGateway>) => {
  const own = app.get('gateways')
  const gateway = { ...createSandboxGateway(app.get('database').knex), ...change }
  return replacePart(app, 'gateways', { ...own, named: () => gateway })
}

describe('a refund is closed to', () => {
  test('visitors, programs and other owners', async () => {
    const order = await sell()
    const stranger = await as(app, 'owner', await openShop(app))
    const strangers = [
      [buyer, 401],
      [stranger, 404],
      [await as(app, 'read key', shop), 403],
      [await as(app, 'write key', shop), 403],
    ] as const
    for (const [who, code] of strangers) {
      expect((await refund(order, { amount: 100 }, who)).status).toBe(code)
      expect((await who.post('refund-quote', { orderId: order.id, amount: 100 })).status).toBe(code)
    }
    expect((await read(order)).refunded).toBe(0)
    expect((await owner.post('order-refunds', { orderId: order.id })).status).toBe(405)
  })

  test('orders that were never paid', async () => {
    await buyer.post('payments', buildCheckout(buildCart(mugs), { id: 'pm_card_visa_chargeDeclined' }))
    const { id } = await app.get('database').knex('account_orders').where({ customerId: shop.id }).first()
    expect((await owner.post('refund-order', { orderId: id, amount: 100 })).status).toBe(404)
  })
})

describe('a refund is refused', () => {
  test.each([
    [{}, 'lines'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: '100' }, 'amount'],
    [{ shipping: -1 }, 'shipping'],
    [{ amount: 100, shipping: 100 }, 'amount'],
    [{ lines: [] }, 'lines'],
    [{ amount: 100, paid: true }, 'paid'],
  ])('%j names %s', async (wish, field) => {
    const { status, body } = await refund(await sell(), wish)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test.each([-1, 0, 1.5, 1000])('%d pieces', async (quantity) => {
    const { status, body } = await refund(await sell(), pieces(mugs, quantity))
    expect([status, Object.keys(body.errors)]).toEqual([400, ['lines.0.quantity']])
  })

  test('beyond what was paid, and for what was not bought', async () => {
    const order = await sell()
    const other = await stockGoods(app, shop)
    expect((await refund(order, pieces(other))).body.errors).toEqual({
      'lines.0.variationId': 'is not in this order',
    })
    expect((await refund(order, pieces(mugs, 3))).status).toBe(409)
    expect((await refund(order, { amount: order.total + 1 })).status).toBe(409)
    expect((await refund(order, { shipping: 501 })).status).toBe(409)
    expect((await refund(order, { amount: 100, expectedAmount: 101 })).status).toBe(409)
    expect([(await read(order)).refunded, await refundsOf(order)]).toEqual([0, []])
  })
})

describe('a refund', () => {
  test('gives pieces back with their tax, restocks them and tells the buyer', async () => {
    const order = await sell()
    const quote = await owner.post('refund-quote', { orderId: order.id, ...pieces(mugs) })
    expect(quote.body).toMatchObject({ amount: 1150, tax: 150, left: order.total - 1150, toCard: true })
    const { status, body } = await refund(order, {
      ...pieces(mugs),
      expectedAmount: 1150,
      reason: ' Broken ',
    })
    expect([status, body.refund]).toMatchObject([
      200,
      { amount: 1150, subtotal: 1000, tax: 150, status: 'succeeded', reason: 'Broken' },
    ])
    expect(await read(order)).toMatchObject({ status: 'paid', refunded: 1150 })
    expect([await stock(mugs), await stock(soaps), await mails()]).toEqual([4, 4, 1])
  })

  test('of the rest makes the order refunded, and its parts are the whole', async () => {
    const order = await sell()
    await refund(order, pieces(mugs, 1, false))
    await refund(order, { amount: 733, sendEmail: false })
    await refund(order, { shipping: 100 })
    const left = order.total - (await read(order)).refunded
    expect((await refund(order, { amount: left })).status).toBe(200)
    expect(await read(order)).toMatchObject({ status: 'refunded', refunded: order.total })
    const given = await refundsOf(order)
    for (const part of ['amount', 'subtotal', 'shipping', 'tax'] as const)
      expect(given.reduce((sum, each) => sum + each[part], 0)).toBe(order[part === 'amount' ? 'total' : part])
    expect([await stock(mugs), await mails()]).toEqual([3, 3])
    expect((await refund(order, { amount: 1 })).status).toBe(409)
  })

  test('puts back no more than was taken', async () => {
    const order = await sell()
    await owner.patch(`account-orders/${order.id}`, { status: 'Complete' })
    await refund(order, pieces(mugs, 2))
    expect([await stock(mugs), (await read(order)).status]).toEqual([5, 'Complete'])
  })

  test('of an order paid elsewhere asks no card provider', async () => {
    const { body: order } = await owner.post('account-orders', buildOrder(buildCart(mugs)))
    const restore = provider({ refund: () => Promise.reject(new Error('asked')) })
    const { body } = await refund(order, { amount: 500 })
    restore()
    expect(body.refund).toMatchObject({ status: 'succeeded', providerRefundId: null })
  })

  test('is made once under its key, and a key is no other refund’s', async () => {
    const order = await sell()
    const wish = { amount: 500, key: 'first' }
    const answers = await Promise.all([refund(order, wish), refund(order, wish), refund(order, wish)])
    expect(new Set(answers.map(({ body }) => body.refund.id)).size).toBe(1)
    const byHeader = await refund(order, { amount: 500 }).set({ 'idempotency-key': 'first' })
    expect(byHeader.body.refund.id).toBe(answers[0].body.refund.id)
    expect((await refund(order, { amount: 501, key: 'first' })).status).toBe(422)
    expect((await read(order)).refunded).toBe(500)
  })

  test('never gives more back than was paid, however many come at once', async () => {
    const order = await sell()
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(order, { amount: 1000 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    const given: number[] = await app
      .get('database')
      .knex('sandbox_refunds as r')
      .join('order_payments as p', 'p.paymentId', 'r.paymentId')
      .where({ 'p.orderId': order.id })
      .pluck('r.amount')
    expect([given, (await read(order)).refunded]).toEqual([[1000, 1000, 1000], 3000])
  })
})
