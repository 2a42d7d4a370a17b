import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { as } from '../../test/as'
import { table } from '../../kit/mail/outbox'
import { buildCart, openShop } from './orders.factory'
import { setShop } from './shop.stage'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'

const shop = setShop()

const sell = async (shippingType: ShippingType = 'shipping') =>
  shop.sell(buildCart(await shop.stock()), { shippingType })
const complete = (order: Order, body = {}) =>
  shop.owner.patch(`account-orders/${order.id}`, { status: 'Complete', ...body })
const undo = (order: Order, who = shop.owner) => who.post('undo-order-step', { orderId: order.id })
const notices = () => shop.mails('shipped')
const outbox = () => shop.knex(table).where({ customerId: shop.account.id, kind: 'shipped' })

test('a step is taken back by nobody but its owner', async () => {
  const order = await sell()
  await complete(order)
  expect((await undo(order, await as(shop.app, 'visitor', shop.account))).status).toBe(401)
  expect((await undo(order, await as(shop.app, 'write key', shop.account))).status).toBe(403)
  expect((await undo(order, await as(shop.app, 'owner', await openShop(shop.app)))).status).toBe(404)
  expect((await shop.owner.post('undo-order-step', { orderId: -1 })).status).toBe(400)
})

test('a shipped order that is taken back in time sends no mail, and can be shipped again', async () => {
  const order = await sell()
  await complete(order, { trackingNumber: '1Z', trackingCarrier: 'UPS' })
  const [mail] = await notices()
  expect(mail!.runAt.getTime()).toBeGreaterThan(Date.now())
  const { body } = await undo(order)
  expect(body.order).toMatchObject({
    status: 'paid',
    shippedAt: null,
    completedAt: null,
    trackingNumber: '1Z',
  })
  expect(await notices()).toEqual([])
  await complete(order)
  expect(await notices()).toHaveLength(1)
})

test('an order whose money was given back was paid, and stays so', async () => {
  await shop.owner
    .patch(`store-settings/${shop.account.id}`, { manualPayments: true, manualInstructions: 'Cash.' })
    .expect(200)
  const order = await shop.sell(buildCart(await shop.stock()), { id: 'manual_1' })
  await shop.owner.patch(`account-orders/${order.id}`, { status: 'paid' }).expect(200)
  await shop.owner.post('refund-order', { orderId: order.id, amount: 100 }).expect(200)
  expect((await undo(order)).status).toBe(409)
  const { body } = await shop.owner.get(`account-orders/${order.id}`)
  expect(body).toMatchObject({ status: 'paid', refunded: 100 })
})

test('it is too late once the mail has gone, or the step is an old one', async () => {
  const order = await sell()
  await complete(order)
  await outbox().update({ attempts: 1 })
  const late = await undo(order)
  expect([late.status, late.body.message]).toEqual([409, 'It is too late to take this step back.'])
  const picked = await sell('pickup')
  expect((await undo(picked)).status).toBe(409)
  await complete(picked)
  expect((await undo(picked)).body.order.status).toBe('paid')
  const old = { completedAt: new Date(Date.now() - 60_000) }
  await complete(picked)
  await shop.knex('account_orders').where({ id: picked.id }).update(old)
  expect((await undo(picked)).status).toBe(409)
})

test('a corrected number is in the notice that waits, and in another one when it is asked for', async () => {
  const order = await sell()
  await complete(order, { trackingNumber: '1Z OLD', trackingCarrier: 'UPS' })
  const correct = (body: object) => shop.owner.patch(`account-orders/${order.id}`, body)
  expect((await correct({ trackingNumber: '1Z NEW' })).body.status).toBe('Complete')
  const waiting = await notices()
  expect(waiting).toHaveLength(1)
  expect(waiting[0]!.text).toContain('1ZNEW')
  await outbox().update({ status: 'sent', attempts: 1 })
  await correct({ trackingNumber: '1Z SILENT' })
  expect(await notices()).toHaveLength(1)
  await correct({ trackingNumber: '1Z THIRD', sendEmail: true })
  const mails = await notices()
  expect([mails.length, mails[1]!.status]).toEqual([2, 'queued'])
  expect(mails[1]!.text).toContain('1ZTHIRD')
})
