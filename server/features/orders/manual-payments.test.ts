import { as } from '../../test/as'
import { createWholeApp } from '../../test/create-whole-app'
import { auditAccount } from '../books/audit-account'
import { expireUnpaid } from './charge/expire-unpaid'
import { settlePendingOrders } from './charge/settle-pending-orders'
import { buildCart, buildCheckout, type Goods } from './orders.factory'
import { setShop } from './shop.stage'

const shop = setShop({
  open: createWholeApp,
  settings: { manualPayments: true, manualInstructions: 'Send it to pay@harbour.test.' },
})

const buy = (goods: Goods, overrides: object = {}) =>
  shop.pay(buildCheckout(buildCart(goods), { id: 'manual_1', ...overrides }))

const ordered = async (goods: Goods) => {
  await buy(goods).expect(200)
  return (await shop.owner.get('account-orders')).body.data[0]
}

const patch = (id: number, body: object) => shop.owner.patch(`account-orders/${id}`, body)

const sales = async () => (await shop.owner.post('today-summary', { customerId: shop.account.id })).body.sales

const discrepancies = async () => {
  const { found, failures } = await auditAccount(shop.app, shop.account.id)
  return { failures, found: [...found.values()].flat() }
}

describe('the choice to be paid directly', () => {
  const path = () => `store-settings/${shop.account.id}`

  test('is its owner’s, and bad values are named', async () => {
    expect((await shop.buyer.patch(path(), { manualPayments: false })).status).toBe(401)
    expect((await (await as(shop.app, 'owner')).patch(path(), { manualPayments: false })).status).toBe(404)
    const helper = await as(shop.app, 'orders', shop.account)
    expect((await helper.patch(path(), { manualPayments: false })).status).toBe(403)
    for (const bad of [{ manualDays: 0 }, { manualDays: 61 }, { manualInstructions: 'x'.repeat(1001) }]) {
      const { status, body } = await shop.owner.patch(path(), bad)
      expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(bad)])
    }
  })

  test('stands on the site, what it asks for too, and alone opens a shop without cards', async () => {
    const store = async () =>
      (await shop.buyer.get(`site?domain=${shop.account.str_domain}`).expect(200)).body.store
    expect(await store()).toMatchObject({ payments: 'sandbox', payDirectly: 'Send it to pay@harbour.test.' })
    await shop.owner.patch(path(), { stripeTestSecretKey: 'sk_test_51abcdefgh' }).expect(200)
    expect(await store()).toMatchObject({ open: true, payments: 'manual', publishableKey: '' })
    const card = await shop.pay(buildCheckout(buildCart(await shop.stock())))
    expect([card.status, card.body.errors]).toEqual([400, { id: 'is no way to pay here' }])
    // Nobody can pay who is not told how.
    await shop.owner.patch(path(), { manualInstructions: ' ' }).expect(200)
    expect(await store()).toMatchObject({ open: false, payments: 'none' })
    await shop.owner
      .patch(path(), { manualPayments: false, manualInstructions: 'Send it to pay@harbour.test.' })
      .expect(200)
    const closed = await store()
    expect(closed).toMatchObject({ open: false, payments: 'none' })
    expect(closed).not.toHaveProperty('payDirectly')
  })

  test('is mailed to the owners when it changes, and where the money goes too', async () => {
    const alarms = () => shop.knex('account_mails').where({ kind: 'settings-changed' }).orderBy('id')
    await shop.owner.patch(path(), { manualInstructions: 'Send it to thief@elsewhere.test.' }).expect(200)
    expect(JSON.stringify((await alarms()).at(-1))).toContain('How to pay you')
  })

  test('decides for how many days an order that is meant waits', async () => {
    await shop.owner.patch(path(), { manualDays: 2 }).expect(200)
    const { id } = await ordered(await shop.stock())
    const { body } = await shop.owner.post('keep-order', { orderId: id }).expect(200)
    const { payBy, createdAt } = body.order
    expect(Math.round((Date.parse(payBy) - Date.parse(createdAt)) / 86_400_000)).toBe(2)
  })
})

describe('a checkout that is paid to the shop directly', () => {
  test('places an order that is to be paid, holds its stock and tells both sides', async () => {
    const goods = await shop.stock({ stock: 3 })
    const { body } = await buy(goods).expect(200)
    expect(body).toMatchObject({ ok: true, orderNumber: 1001 })
    const [order] = (await shop.owner.get('account-orders')).body.data
    expect(order).toMatchObject({ status: 'pending', orderNumber: 1001, paidAt: null, test: false })
    expect(order.confirmedAt).toBeNull()
    expect(Date.parse(order.payBy) - Date.parse(order.createdAt)).toBeLessThan(2.1 * 3_600_000)
    expect(await shop.stockOf(goods)).toBe(2)
    expect(await shop.mailKinds()).toEqual(['to-pay', 'new-order'])
    const [mail] = await shop.mails('to-pay')
    expect(JSON.stringify(mail)).toContain('pay@harbour.test')
    expect(await shop.charges()).toEqual([])
    const seen = await shop.buyer.post('order-lookup', { token: body.token }).expect(200)
    expect(seen.body).toMatchObject({
      order: { status: 'pending' },
      howToPay: 'Send it to pay@harbour.test.',
    })
  })

  test('answers the same order when it is sent again, and is left alone by the sweeper', async () => {
    const goods = await shop.stock({ stock: 3 })
    const headers = { 'idempotency-key': 'one-wish' }
    const body = buildCheckout(buildCart(goods), { id: 'manual_1' })
    const first = await shop.pay(body, headers)
    expect((await shop.pay(body, headers)).body).toEqual(first.body)
    await settlePendingOrders(shop.app)
    expect(await shop.orders()).toMatchObject([{ status: 'pending', unlisted: false }])
    expect(await shop.stockOf(goods)).toBe(2)
  })

  test('is listed although its first call died', async () => {
    const goods = await shop.stock()
    await buy(goods)
    const { knex } = shop
    await knex('account_orders')
      .where({ customerId: shop.account.id })
      .update({
        payBy: null,
        orderNumber: null,
        createdAt: new Date(Date.now() - 600_000),
      })
    await knex('order_payments').where({ customerId: shop.account.id }).update({ chargingUntil: null })
    await knex('order_counters').where({ customerId: shop.account.id }).delete()
    await knex('account_mails').where({ customerId: shop.account.id }).delete()
    await settlePendingOrders(shop.app)
    expect(await shop.orders()).toMatchObject([{ status: 'pending', orderNumber: 1001 }])
  })

  test('is refused where the shop does not take it', async () => {
    const goods = await shop.stock()
    await shop.owner.patch(`store-settings/${shop.account.id}`, { manualPayments: false }).expect(200)
    expect((await buy(goods)).status).toBe(402)
    expect(await shop.stockOf(goods)).toBe(5)
  })

  test('is not for the preview of a site', async () => {
    const goods = await shop.stock()
    const preview = await as(shop.app, 'visitor')
    const body = { ...buildCheckout(buildCart(goods), { id: 'manual_1' }), customerId: shop.account.id }
    expect((await preview.post('payments', body)).status).toBe(403)
  })
})

describe('the owner of an order that is to be paid', () => {
  test('alone says that the money is there', async () => {
    const { id } = await ordered(await shop.stock())
    const stranger = await as(shop.app, 'owner')
    const content = await as(shop.app, 'content', shop.account)
    expect((await shop.buyer.patch(`account-orders/${id}`, { status: 'paid' })).status).toBe(401)
    expect((await stranger.patch(`account-orders/${id}`, { status: 'paid' })).status).toBe(404)
    expect((await content.patch(`account-orders/${id}`, { status: 'paid' })).status).toBe(403)
    for (const status of ['shipped', 'Complete', 'refunded', 'failed'])
      expect((await patch(id, { status })).status).toBe(409)
  })

  test('marks it paid: only then it counts, and its buyer gets a receipt', async () => {
    const { id, total } = await ordered(await shop.stock())
    const counts = async () => (await shop.owner.post('order-counts', { customerId: shop.account.id })).body
    expect(await counts()).toMatchObject({ toBePaid: 1, toShip: 0 })
    expect(JSON.stringify(await sales())).not.toContain(String(total))
    expect(await discrepancies()).toEqual({ failures: 0, found: [] })
    await patch(id, { status: 'paid' }).expect(200)
    expect(await counts()).toMatchObject({ toBePaid: 0, toShip: 1 })
    expect(JSON.stringify(await sales())).toContain(String(total))
    expect(await shop.mailKinds()).toEqual(['to-pay', 'new-order', 'receipt'])
    expect(await discrepancies()).toEqual({ failures: 0, found: [] })
  })

  test('takes that back for a moment, and not later', async () => {
    const { id } = await ordered(await shop.stock())
    const undo = () => shop.owner.post('undo-order-step', { orderId: id })
    expect((await undo()).status).toBe(409)
    await patch(id, { status: 'paid' }).expect(200)
    expect((await undo()).body.order).toMatchObject({ status: 'pending', paidAt: null })
    expect(await shop.mailKinds()).toEqual(['to-pay', 'new-order'])
    await patch(id, { status: 'paid' }).expect(200)
    await shop.knex('account_mails').where({ orderId: id, kind: 'receipt' }).update({ status: 'sent' })
    expect((await undo()).status).toBe(409)
  })

  test('cancels it: its pieces go back, and there is nothing to give back', async () => {
    const goods = await shop.stock()
    const { id } = await ordered(goods)
    const refund = { orderId: id, amount: 100 }
    expect((await shop.owner.post('refund-order', refund)).status).toBe(409)
    await patch(id, { status: 'cancelled' }).expect(200)
    expect(await shop.stockOf(goods)).toBe(5)
    expect((await patch(id, { status: 'refunded' })).status).toBe(409)
    expect((await shop.owner.post('refund-order', refund)).status).toBe(409)
    expect(await discrepancies()).toEqual({ failures: 0, found: [] })
  })

  test('gives its money back by hand, which is written down and mailed as such', async () => {
    const { id } = await ordered(await shop.stock())
    await patch(id, { status: 'paid' }).expect(200)
    const quote = await shop.owner.post('refund-quote', { orderId: id, amount: 100 })
    expect(quote.body).toMatchObject({ ways: [{ way: 'byShop', cents: 100 }] })
    const { body } = await shop.owner.post('refund-order', { orderId: id, amount: 100 })
    expect(body).toMatchObject({ ok: true, refund: { status: 'succeeded', amount: 100 } })
    const [mail] = await shop.mails('refund')
    expect(JSON.stringify(mail)).toContain('from the shop directly')
    expect(JSON.stringify(mail)).not.toContain('back to the card')
    expect(await discrepancies()).toEqual({ failures: 0, found: [] })
  })
})

test('an order that is not paid in time is cancelled, and its pieces are on sale again', async () => {
  const goods = await shop.stock()
  const { id } = await ordered(goods)
  await expireUnpaid(shop.app)
  expect(await shop.stockOf(goods)).toBe(4)
  await shop
    .knex('account_orders')
    .where({ id })
    .update({ payBy: new Date(Date.now() - 1000) })
  await Promise.all([expireUnpaid(shop.app), expireUnpaid(shop.app)])
  expect(await shop.stockOf(goods)).toBe(5)
  const { body } = await shop.owner.get(`account-orders/${id}`)
  expect(body).toMatchObject({ status: 'cancelled', paidAt: null })
  expect((await patch(id, { status: 'paid' })).status).toBe(409)
  expect(await discrepancies()).toEqual({ failures: 0, found: [] })
})
