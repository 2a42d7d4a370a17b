import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { as } from '../../../test/as'
import { createWholeApp } from '../../../test/create-whole-app'
import { buildCart, openShop } from '../orders.factory'
import { setShop } from '../shop.stage'

const shop = setShop({ open: createWholeApp })
const sell = async (overrides = {}): Promise<Order> =>
  shop.sell(buildCart(await shop.stock({ stock: 50 })), { shippingType: 'shipping', ...overrides })
const correct = (order: Order, body: object, who = shop.owner) =>
  who.post('correct-order', { orderId: order.id, ...body })
const corrections = async (order: Order) =>
  (await shop.owner.get(`order-corrections?orderId=${order.id}`).expect(200)).body.data
const orderAt = async ({ id }: Order) => (await shop.owner.get(`account-orders/${id}`).expect(200)).body
const sentTo = async (kind: string) => (await shop.mails(kind)).map(({ to }) => to)
const markSent = (kind: string) =>
  shop
    .knex('account_mails')
    .where({ customerId: shop.account.id, kind })
    .update({ status: 'sent', attempts: 1, sentAt: new Date() })

describe('correcting a buyer', () => {
  test('is nothing for strangers, helpers for content and other owners', async () => {
    const order = await sell()
    const other = await openShop(shop.app)
    const email = 'thief@people.test'
    expect((await correct(order, { email }, shop.buyer)).status).toBe(401)
    expect((await correct(order, { email }, await as(shop.app, 'content', shop.account))).status).toBe(403)
    expect((await correct(order, { email }, await as(shop.app, 'write key', shop.account))).status).toBe(403)
    expect((await correct(order, { email }, await as(shop.app, 'owner', other))).status).toBe(404)
    expect(await orderAt(order)).toMatchObject({ email: order.email })
    expect(await corrections(order)).toEqual([])
  })

  test.each([
    ['email', 'mona@people'],
    ['name', ' '],
    ['phone', '12'],
    ['postalcode', 'E1C'],
    ['province', 'Nowhere'],
    ['country', 'France'],
    ['address', ''],
    ['city', ' '],
    ['total', 1],
    ['status', 'Complete'],
  ])('with a bad %s names it, and changes nothing', async (field, value) => {
    const order = await sell()
    const { body } = await correct(order, { phone: '506 555 0123', [field]: value }).expect(400)
    expect(Object.keys(body.errors)).toEqual([field])
    expect(await orderAt(order)).toMatchObject({ phone: order.phone, total: order.total })
    expect(await corrections(order)).toEqual([])
  })

  test('writes each column in its one form, keeps what it was, and can be done by a helper for orders', async () => {
    const order = await sell()
    const helper = await as(shop.app, 'orders', shop.account)
    const changed = { name: 'Mona Légère', phone: '+33 6 12 34 56 78', postalcode: 'e1c4b7' }
    const { body } = await correct(order, changed, helper).expect(200)
    expect(body.order).toMatchObject({
      name: 'Mona Légère',
      recipient: 'Mona Légère',
      phone: '+33 612 345 678',
      postalcode: 'E1C 4B7',
      subtotal: order.subtotal,
      tax: order.tax,
      total: order.total,
      lines: order.lines,
    })
    const [kept] = await corrections(order)
    expect(kept).toMatchObject({ orderId: order.id, customerId: shop.account.id, taxThere: null })
    expect(kept.changes).toContainEqual({ field: 'phone', before: order.phone, after: '+33 612 345 678' })
    expect((await shop.owner.get('account-orders?search=légère').expect(200)).body.total).toBe(1)
  })

  test('says what the tax would have been in another province, and changes no sum', async () => {
    const order = await sell()
    const there = { province: 'AB', postalcode: 'T5J 0N3', city: 'Edmonton' }
    const { body } = await correct(order, there).expect(200)
    expect(body.order).toMatchObject({ province: 'AB', tax: order.tax, total: order.total })
    const base = order.subtotal + order.shipping
    expect([order.tax, body.taxThere]).toEqual([Math.round(base * 0.15), Math.round(base * 0.05)])
    expect((await corrections(order))[0]).toMatchObject({ taxThere: body.taxThere })
  })

  test('writes a mail that has not left anew, and one that has left again only if asked', async () => {
    const order = await sell()
    await correct(order, { email: 'right@people.test' }).expect(200)
    expect(await sentTo('receipt')).toEqual(['right@people.test'])
    await markSent('receipt')
    await correct(order, { email: 'other@people.test' }).expect(200)
    expect(await sentTo('receipt')).toEqual(['right@people.test'])
    await correct(order, { email: 'mona@people.test', sendEmail: true }).expect(200)
    expect(await sentTo('receipt')).toEqual(['right@people.test', 'mona@people.test'])
    expect(await shop.mailKinds()).toEqual(['new-order', 'receipt', 'receipt'])
  })

  test('of an order that is paid to the shop directly sends how to pay it', async () => {
    await shop.owner
      .patch(`store-settings/${shop.account.id}`, { manualPayments: true, manualInstructions: 'Cash.' })
      .expect(200)
    const order = await sell({ id: 'manual_1' })
    await markSent('to-pay')
    await correct(order, { email: 'right@people.test', sendEmail: true }).expect(200)
    expect(await sentTo('to-pay')).toEqual(['mona@people.test', 'right@people.test'])
    expect((await shop.mailKinds()).filter((kind) => kind === 'new-order')).toHaveLength(1)
  })

  test('that changes nothing is kept nowhere; ten times are enough', async () => {
    const order = await sell()
    await correct(order, { email: order.email, sendEmail: true }).expect(200)
    expect(await corrections(order)).toEqual([])
    for (let at = 0; at < 10; at += 1) await correct(order, { city: `Moncton ${at}` }).expect(200)
    const { body } = await correct(order, { city: 'Dieppe' }).expect(409)
    expect(body.refusal.code).toBe('corrected-often')
    expect(await orderAt(order)).toMatchObject({ city: 'Moncton 9' })
  })

  test('ends when the order is sent, or called off', async () => {
    for (const status of ['shipped', 'cancelled']) {
      const order = await sell()
      await shop.owner.patch(`account-orders/${order.id}`, { status, sendEmail: false }).expect(200)
      expect((await correct(order, { city: 'Dieppe' }).expect(409)).body.refusal.code).toBe('not-correctable')
    }
  })

  test('is taken out with the buyer, whom it was corrected from too', async () => {
    const order = await sell()
    await correct(order, { email: 'right@people.test' }).expect(200)
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'Complete', sendEmail: false }).expect(200)
    const email = 'mona@people.test'
    await shop.owner.post('erase-buyer', { customerId: shop.account.id, email, confirm: email }).expect(200)
    expect(await corrections(order)).toMatchObject([{ changes: [] }])
  })
})
