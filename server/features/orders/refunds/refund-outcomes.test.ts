import type { Account } from '@mainstreet/shared/contracts/account'
import type { OrderRefund } from '@mainstreet/shared/contracts/orders/order-refunds'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { PaymentGateway, RefundOutcome } from '../../../kit/payments/payment-gateway'
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
import { settlePendingRefunds } from './settle-pending-refunds'
import { settleRefund } from './settle-refund'

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
const age = ({ id }: Order) =>
  app
    .get('database')
    .knex('order_refunds')
    .where({ orderId: id })
    .update({ createdAt: new Date(Date.now() - 120_000), checkedAt: null })

describe('a provider', () => {
  const declined: RefundOutcome = {
    status: 'declined',
    decline: { message: 'Your balance is too low.', code: 'balance_insufficient' },
  }

  test('that declines releases the amount and is quoted', async () => {
    const order = await sell()
    const restore = provider({ refund: async () => declined })
    const answer = await refund(order, pieces(mugs))
    restore()
    expect([answer.status, answer.body.message]).toEqual([402, 'Your balance is too low.'])
    expect((await read(order)).refunded).toBe(0)
    expect(await refundsOf(order)).toMatchObject([{ status: 'failed', problem: 'Your balance is too low.' }])
    expect([await stock(mugs), await mails()]).toEqual([3, 0])
    expect((await refund(order, pieces(mugs, 2))).status).toBe(200)
  })

  test('that does not answer leaves it pending, and the sweeper finds out', async () => {
    const order = await sell()
    const sandbox = createSandboxGateway(app.get('database').knex)
    const restore = provider({
      async refund(request) {
        await sandbox.refund(request)
        throw new Error('The line is cut.')
      },
      lookupRefund: () => Promise.reject(new Error('The line is cut.')),
    })
    const { status, body } = await refund(order, pieces(mugs))
    restore()
    expect([status, body.refund.status, await stock(mugs)]).toEqual([200, 'pending', 3])
    expect((await refund(order, { amount: order.total - 1149 })).status).toBe(409)
    await settlePendingRefunds(app)
    expect((await refundsOf(order))[0]!.status).toBe('pending')
    await age(order)
    await Promise.all([settlePendingRefunds(app), settlePendingRefunds(app)])
    expect(await refundsOf(order)).toMatchObject([{ status: 'succeeded' }])
    expect([(await read(order)).refunded, await stock(mugs), await mails()]).toEqual([1150, 4, 1])
  })

  test('that never heard of it makes it when the sweeper asks', async () => {
    const order = await sell()
    const restore = provider({ refund: () => Promise.reject(new Error('The line is cut.')) })
    await refund(order, { amount: 500 })
    restore()
    await age(order)
    await settlePendingRefunds(app)
    expect(await refundsOf(order)).toMatchObject([{ status: 'succeeded', amount: 500 }])
  })

  test('whose bank sends a whole refund back leaves the order as it was', async () => {
    const order = await sell()
    await owner.patch(`account-orders/${order.id}`, { status: 'Complete' })
    const { body } = await refund(order, { amount: order.total })
    expect((await read(order)).status).toBe('refunded')
    await settleRefund(app, { key: body.refund.key }, declined)
    await settleRefund(app, { providerRefundId: body.refund.providerRefundId }, declined)
    expect(await read(order)).toMatchObject({ status: 'Complete', refunded: 0 })
  })
})

describe('cancelling', () => {
  test('an order that has not left gives stock and money back', async () => {
    const order = await sell()
    await refund(order, pieces(mugs))
    const { body } = await owner.patch(`account-orders/${order.id}`, { status: 'cancelled' })
    expect(body).toMatchObject({ status: 'refunded', refunded: order.total })
    expect(body.cancelledAt).toBeTruthy()
    expect([await stock(mugs), await stock(soaps)]).toEqual([5, 5])
  })

  test('stays so when the card provider declines, and says what failed', async () => {
    const order = await sell()
    const restore = provider({
      refund: async () => ({ status: 'declined', decline: { message: 'No.', code: 'x' } }),
    })
    const { body } = await owner.patch(`account-orders/${order.id}`, { status: 'cancelled' })
    restore()
    expect(body).toMatchObject({ status: 'cancelled', refunded: 0 })
    expect(await refundsOf(order)).toMatchObject([{ status: 'failed', problem: 'No.' }])
  })

  test('an order paid elsewhere leaves its money to its owner', async () => {
    const { body: order } = await owner.post('account-orders', buildOrder(buildCart(mugs)))
    const { body } = await owner.patch(`account-orders/${order.id}`, { status: 'cancelled' })
    expect([body.status, body.refunded, await stock(mugs)]).toEqual(['cancelled', 0, 5])
  })
})
