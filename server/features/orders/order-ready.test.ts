import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Input } from '@mainstreet/shared/services'
import { as } from '../../test/as'
import { table } from '../../kit/mail/outbox'
import { buildCart, openShop } from './orders.factory'
import { orderToken } from './order-token'
import { setShop } from './shop.stage'

const shop = setShop()

const sell = async (overrides: Partial<Input<'payments'>> = {}) =>
  shop.sell(buildCart(await shop.stock()), { shippingType: 'pickup', ...overrides })
const ready = ({ id }: Order, who = shop.owner) => who.post('order-ready', { orderId: id })
const undo = ({ id }: Order) => shop.owner.post('undo-order-step', { orderId: id })
const mails = () => shop.mails('ready')
const payDirectly = () =>
  shop.owner
    .patch(`store-settings/${shop.account.id}`, { manualPayments: true, manualInstructions: 'Cash.' })
    .expect(200)

test('nobody but the people of its shop says that an order is ready', async () => {
  const order = await sell()
  const { app, account } = shop
  const orders = await as(app, 'orders', account)
  expect((await ready(order, await as(app, 'visitor', account))).status).toBe(401)
  expect((await ready(order, await as(app, 'write key', account))).status).toBe(403)
  expect((await ready(order, await as(app, 'owner', await openShop(app)))).status).toBe(404)
  expect((await shop.owner.post('order-ready', { orderId: 'x' })).body.errors).toHaveProperty('orderId')
  expect(await mails()).toEqual([])
  expect((await ready(order, orders)).status).toBe(200)
})

test('an order that nobody fetches, or that has left, is refused and nobody is told', async () => {
  const shipped = await sell({ shippingType: 'shipping' })
  const { status, body } = await ready(shipped)
  expect([status, body.refusal.code]).toEqual([409, 'not-to-be-ready'])
  const done = await sell()
  await shop.owner.patch(`account-orders/${done.id}`, { status: 'Complete' }).expect(200)
  expect((await ready(done)).status).toBe(409)
  expect(await mails()).toEqual([])
})

test('the buyer of a paid order reads once that it is ready, where it is fetched, and sees it on its page', async () => {
  const order = await sell()
  const { body } = await ready(order).expect(200)
  expect(body.order).toMatchObject({ status: 'paid', readyAt: expect.any(String) })
  expect((await ready(order)).status).toBe(409)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: order.email, orderId: order.id, status: 'queued' })
  expect(mail!.runAt.getTime()).toBeGreaterThan(Date.now())
  expect(mail!.text).toContain('Pick up at')
  expect(mail!.text).not.toContain('Still to pay')
  const token = orderToken(order.id, shop.app.get('settings').secretKey)
  const seen = await shop.buyer.post('order-lookup', { token }).expect(200)
  expect(seen.body.order.readyAt).toBe(body.order.readyAt)
})

test('one that is paid at the counter is told what is still to pay, once its buyer has said that it is meant', async () => {
  await payDirectly()
  const order = await sell({ id: 'manual_1', language: 'fr' })
  expect((await ready(order)).status).toBe(409)
  await shop.owner.post('keep-order', { orderId: order.id }).expect(200)
  await ready(order).expect(200)
  const [mail] = await mails()
  expect(mail!.text).toMatch(/Reste à payer : \d+,\d\d\s\$/)
  // Paying is the step after it, and the one that is taken back first.
  await shop.owner.patch(`account-orders/${order.id}`, { status: 'paid' }).expect(200)
  expect((await undo(order)).body.order).toMatchObject({ status: 'pending', readyAt: expect.any(String) })
})

test('it is taken back before its mail goes, and not after that', async () => {
  const order = await sell()
  await ready(order).expect(200)
  expect((await undo(order)).body.order).toMatchObject({ status: 'paid', readyAt: null })
  expect(await mails()).toEqual([])
  await ready(order).expect(200)
  await shop.knex(table).where({ kind: 'ready' }).update({ attempts: 1 })
  expect((await undo(order)).status).toBe(409)
})
