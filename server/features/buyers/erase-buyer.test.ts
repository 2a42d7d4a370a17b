import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { cents } from '@mainstreet/shared/rules/money/money'
import { as, socketAs } from '../../test/as'
import { until } from '../../test/until'
import { createWholeApp } from '../../test/create-whole-app'
import { buildCart, buildOrder, type Goods } from '../orders/orders.factory'
import { orderToken } from '../orders/order-token'
import { setShop } from '../orders/shop.stage'

const shop = setShop({ open: createWholeApp })
const email = 'mona@people.test'
let goods: Goods
beforeEach(async () => {
  goods = await shop.stock({ stock: 20 })
})

const erase = (body: object = {}, client = shop.owner) =>
  client.post('erase-buyer', { customerId: shop.account.id, email, confirm: email, ...body })
const complete = (id: number) =>
  shop.owner.patch(`account-orders/${id}`, { status: 'Complete', sendEmail: false }).expect(200)
const sold = async (): Promise<Order> => {
  const order = await shop.sell(buildCart(goods))
  await complete(order.id)
  return order
}
const orderAt = async (id: number) => (await shop.knex('account_orders').where({ id }).first())!

describe('erasing a buyer', () => {
  test('wants the address typed again', async () => {
    const { id } = await sold()
    for (const confirm of [undefined, '', ' ', 'mona@people.tes', 'yes']) {
      const { body } = await erase({ confirm }).expect(400)
      expect(Object.keys(body.errors)).toEqual(['confirm'])
    }
    expect((await erase({ email: ' ', confirm: ' ' }).expect(400)).body.errors).toHaveProperty('email')
    expect(await orderAt(id)).toMatchObject({ name: 'Mona Leger', email })
  })

  test('is refused while an order is to be delivered, and changes nothing then', async () => {
    const done = await sold()
    const open = await shop.sell(buildCart(goods))
    const { body } = await erase().expect(409)
    expect(body.errors).toEqual({ email: `is still needed for #${open.orderNumber}` })
    expect(await orderAt(done.id)).toMatchObject({ email, address: '1 Main Street' })
    await shop.owner.patch(`account-orders/${open.id}`, { status: 'shipped', sendEmail: false }).expect(200)
    await erase().expect(409)
    await complete(open.id)
    expect((await erase().expect(200)).body).toMatchObject({ orders: 2 })
  })

  test('is refused while a payment or a refund is under way', async () => {
    const { id } = await sold()
    await shop.owner.post('refund-order', { orderId: id, amount: 100 }).expect(200)
    const refunds = shop.knex('order_refunds').where({ orderId: id })
    await refunds.clone().update({ status: 'pending' })
    expect((await erase().expect(409)).body.message).toMatch(/^A refund to this buyer is under way/)
    await refunds.clone().update({ status: 'succeeded' })
    await shop.knex('account_orders').insert({
      customerId: shop.account.id,
      status: 'pending',
      email,
      shippingType: 'pickup',
      subtotal: cents(100),
      shipping: cents(0),
      tax: cents(0),
      total: cents(100),
      taxRate: '{}',
    })
    expect((await erase().expect(409)).body.message).toMatch(/^A payment of this buyer is under way/)
  })

  test('waits for a mail that is just leaving, and takes back those that have not left', async () => {
    const { id } = await sold()
    const mails = shop.knex('account_mails').where({ orderId: id })
    await mails.clone().update({ lockedUntil: new Date(Date.now() + 60_000) })
    await erase().expect(409)
    await mails.clone().update({ lockedUntil: null })
    await mails.clone().where({ kind: 'receipt' }).update({ status: 'sent', sentAt: new Date() })
    await erase().expect(200)
    expect(await mails.clone().select('kind', 'to', 'subject', 'content', 'replyTo')).toEqual([
      { kind: 'receipt', to: '', subject: '', content: null, replyTo: null },
    ])
    const { body } = await shop.owner.get(`account-mails?orderId=${id}`).expect(200)
    await shop.owner.post('mail-preview', { id: body.data[0].id }).expect(404)
    await shop.owner.post('mail-resend', { id: body.data[0].id }).expect(404)
  })

  test('shows nobody in the order, its list, its link and the search', async () => {
    const { id, total, lines } = await sold()
    await erase({}, await as(shop.app, 'staff')).expect(200)
    const token = orderToken(id, shop.app.get('settings').secretKey)
    const linked = (await shop.buyer.post('order-lookup', { token }).expect(200)).body.order
    const shown = (await shop.owner.get(`account-orders/${id}`).expect(200)).body
    for (const order of [linked, shown]) {
      expect(order).toMatchObject({ name: 'Erased buyer', email: '', phone: '', address: '', total, lines })
      expect(JSON.stringify(order)).not.toMatch(/mona|555-0199|Main Street|Moncton|E1C/i)
    }
    for (const search of ['mona', 'leger', email])
      expect((await shop.owner.get(`account-orders?search=${search}`).expect(200)).body.total).toBe(0)
    await shop.owner
      .post('contact', { to: email, from: 'me@shop.test', contact: 'Me', message: 'Hi' })
      .expect(400)
  })

  test('is heard of as it is now, by whoever looks on', async () => {
    const { id } = await sold()
    const socket = await socketAs(shop.app, 'owner', shop.account)
    const heard: Order[] = []
    socket.service('account-orders').on('patched', (order: Order) => heard.push(order))
    await socket.service('account-orders').get(id)
    await erase().expect(200)
    await until(() => heard.length > 0)
    expect(heard[0]).toMatchObject({ id, name: 'Erased buyer', email: '', status: 'Complete' })
    socket.close()
  })

  test('leaves an order that money is still given back of, and no way back to an address', async () => {
    const order = await sold()
    await erase().expect(200)
    expect(
      (await shop.owner.post('undo-order-step', { orderId: order.id }).expect(409)).body.errors,
    ).toHaveProperty('status')
    await shop.owner.post('refund-order', { orderId: order.id, amount: order.total }).expect(200)
    expect(await orderAt(order.id)).toMatchObject({
      status: 'refunded',
      refunded: order.total,
      name: 'Erased buyer',
    })
    expect((await shop.mailKinds()).filter((kind) => kind === 'refund')).toEqual([])
  })

  test('does not bring the buyer back when a form is sent again', async () => {
    const form = { ...buildOrder(buildCart(goods)), key: 'till-7' }
    const { body } = await shop.owner.post('account-orders', form).expect(201)
    await complete(body.id)
    await erase().expect(200)
    await shop.owner.post('account-orders', form).expect(422)
    expect(await shop.orders()).toHaveLength(1)
  })

  test('answers that nothing was there the second time', async () => {
    await sold()
    await erase().expect(200)
    expect((await erase().expect(200)).body).toEqual({
      ok: true,
      orders: 0,
      mails: 0,
      messages: 0,
      bookings: 0,
      alerts: 0,
      archives: 0,
    })
  })
})
