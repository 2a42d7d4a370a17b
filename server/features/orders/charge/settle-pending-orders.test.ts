import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { server } from '../../../kit/service/caller/caller'
import { createSandboxGateway } from '../../../kit/payments/sandbox-gateway'
import { mails as mailsFeature } from '../../mails/mails.feature'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { tax as taxFeature } from '../../tax/tax.feature'
import { accountKeys } from '../../store/payment-keys'
import { orders as ordersFeature } from '../orders.feature'
import { cartChoices } from '../checkout/cart-choices'
import { readStore } from '../open-store'
import { buildBuyer, buildCart, openShop, stockGoods, type Goods } from '../orders.factory'
import { placeOrder } from '../checkout/place-order'
import { settlePendingRefunds } from '../refunds/settle-pending-refunds'
import { failOrder } from './fail-order'
import { markPaid } from './mark-paid'
import type { PaymentRow } from './payment-row'
import { settlePendingOrders } from './settle-pending-orders'

let app: TestApp
let shop: Account
let goods: Goods

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, mailsFeature, marketplaceFeature, ordersFeature, taxFeature],
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  shop = await openShop(app)
  goods = await stockGoods(app, shop)
})

const gateway = () => createSandboxGateway(app.get('database').knex)

/** The first step of a payment; the process dies after it. */
const place = async (paymentMethod = 'pm_card_visa'): Promise<PaymentRow> => {
  const store = (await readStore(app.get('database').knex, shop.id))!
  const submit = { key: Math.random().toString(), fingerprint: 'one', paymentMethod }
  const choices = cartChoices(buildCart(goods))
  const checkout = {
    store,
    gateway: gateway(),
    keys: await accountKeys(app, shop.id),
    submit,
    choices,
    shippingType: 'pickup',
    data: buildBuyer(),
    placedBy: '',
  } as const
  return (await app.get('runWork')(server, (work) => placeOrder(app, work, checkout))).payment
}
const charge = ({ providerKey: key, orderId, paymentMethod }: PaymentRow) =>
  gateway().charge({ key, orderId, customerId: shop.id, paymentMethod, amountCents: 1150, currency: 'cad' })
const order = async ({ orderId: id }: PaymentRow) =>
  (await app.get('database').knex('account_orders').where({ id }).first())!
const stock = async () =>
  (await app.get('database').knex('market_variations').where({ id: goods.variationId }).first())!.stock
const kinds = async () =>
  (await app.get('database').knex('account_mails').where({ customerId: shop.id })).map(({ kind }) => kind)
const age = ({ orderId }: PaymentRow, minutes: number) => {
  const createdAt = new Date(Date.now() - minutes * 60_000)
  return Promise.all([
    app.get('database').knex('account_orders').where({ id: orderId }).update({ createdAt }),
    app
      .get('database')
      .knex('order_payments')
      .where({ orderId })
      .update({ createdAt, chargingUntil: createdAt }),
  ])
}

describe('the sweeper', () => {
  test('leaves young orders alone', async () => {
    const payment = await place()
    await settlePendingOrders(app)
    expect(await order(payment)).toMatchObject({ status: 'pending', orderNumber: null })
  })

  test('waits only half a minute for whoever has died while charging', async () => {
    const payment = await place()
    await charge(payment)
    const died = (seconds: number) =>
      app
        .get('database')
        .knex('order_payments')
        .where({ orderId: payment.orderId })
        .update({ chargingUntil: new Date(Date.now() - seconds * 1_000) })
    await died(5)
    await settlePendingOrders(app)
    expect((await order(payment)).status).toBe('pending')
    await died(31)
    await settlePendingOrders(app)
    expect((await order(payment)).status).toBe('paid')
  })

  test('pays an order that was charged before the process died', async () => {
    const payment = await place()
    await charge(payment)
    await age(payment, 3)
    await Promise.all([settlePendingOrders(app), settlePendingOrders(app)])
    expect(await order(payment)).toMatchObject({ status: 'paid', orderNumber: 1001 })
    expect([await stock(), (await kinds()).filter((kind) => kind === 'receipt')]).toEqual([4, ['receipt']])
  })

  test('undoes an order that was never charged, or refused', async () => {
    const never = await place()
    const refused = await place('pm_card_visa_chargeDeclinedLostCard')
    await charge(refused)
    expect(await stock()).toBe(3)
    await age(never, 3)
    await age(refused, 3)
    await settlePendingOrders(app)
    await settlePendingOrders(app)
    expect([await order(never), await order(refused)]).toMatchObject([
      { status: 'failed' },
      { status: 'failed' },
    ])
    expect([await stock(), await kinds()]).toEqual([5, []])
  })

  test('waits for a bank a quarter of an hour, then cancels', async () => {
    const payment = await place('pm_card_authenticationRequired')
    await charge(payment)
    await age(payment, 5)
    await settlePendingOrders(app)
    expect(await order(payment)).toMatchObject({ status: 'pending' })
    await age(payment, 16)
    await settlePendingOrders(app)
    expect(await order(payment)).toMatchObject({ status: 'failed' })
    const [held] = await app.get('database').knex('sandbox_charges').where({ key: payment.providerKey })
    expect(held!.status).toBe('declined')
  })

  test('gives money back that comes after the order has failed', async () => {
    const payment = await place()
    await failOrder(app, payment.orderId, { message: 'Gone.', code: 'payment_not_made' })
    const outcome = await charge(payment)
    if (outcome.status !== 'succeeded') throw new Error(outcome.status)
    await markPaid(app, payment.orderId, outcome)
    await Promise.all([settlePendingRefunds(app), settlePendingRefunds(app)])
    const [held] = await app.get('database').knex('sandbox_charges').where({ key: payment.providerKey })
    expect([held!.status, (await order(payment)).status, await stock()]).toEqual(['refunded', 'failed', 5])
  })
})

describe('markPaid', () => {
  test('pays an order once, whoever brings the news', async () => {
    const payment = await place()
    const outcome = await charge(payment)
    if (outcome.status !== 'succeeded') throw new Error(outcome.status)
    await Promise.all([1, 2, 3].map(() => markPaid(app, payment.orderId, outcome)))
    expect(await order(payment)).toMatchObject({ status: 'paid', orderNumber: 1001 })
    expect((await kinds()).sort()).toEqual(['new-order', 'receipt'])
  })

  test('refuses an amount that is not the order’s', async () => {
    const payment = await place()
    await expect(markPaid(app, payment.orderId, { paymentId: 'x', amountCents: 1 })).rejects.toThrow(
      '1 was paid',
    )
    expect(await order(payment)).toMatchObject({ status: 'pending' })
  })
})
