import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { hourMs, minuteMs } from '@mainstreet/shared/rules/time/durations'
import { as, newAccount } from '../../../test/as'
import { buildCart, openShop, type Goods } from '../orders.factory'
import { orderToken } from '../order-token'
import { setShop } from '../shop.stage'

const shop = setShop()
const place = {
  recipient: 'Aline Robichaud',
  address: '9 Elm Street',
  city: 'Moncton',
  province: 'NB',
  country: 'Canada',
  postalcode: 'e1c1a1',
}

const sellMug = async (shippingType: 'shipping' | 'pickup' = 'shipping'): Promise<[Order, Goods]> => {
  const goods = await shop.stock({ stock: 5 })
  return [await shop.sell(buildCart(goods), { shippingType }), goods]
}
const tokenOf = ({ id }: Order) => orderToken(id, shop.app.get('settings').secretKey)
const ask = (order: Order, body: object = { kind: 'cancel' }, who = shop.buyer) =>
  who.post('ask-about-order', { token: tokenOf(order), ...body })
const answer = (order: Order, body: object, who = shop.owner) =>
  who.post('answer-order-ask', { orderId: order.id, ...body })
const now = async ({ id }: Order): Promise<Order> => (await shop.owner.get(`account-orders/${id}`)).body
const mailsOf = (kind: string) =>
  shop.knex('account_mails').where({ customerId: shop.account.id, kind }).orderBy('id')

describe('who asks something of an order', () => {
  test('has its link, on the site that sold it', async () => {
    const [order] = await sellMug()
    const elsewhere = await as(shop.app, 'visitor', await openShop(shop.app))
    await ask(order, { kind: 'cancel' }, elsewhere).expect(404)
    await ask(order, { kind: 'cancel', token: `${order.id}.${'A'.repeat(43)}` }).expect(404)
    expect((await now(order)).asked).toBeNull()
  })

  test('says a kind that there is, and a whole address', async () => {
    const [order] = await sellMug()
    await ask(order, { kind: 'gift' }).expect(400)
    const { body } = await ask(order, { kind: 'address', place: { ...place, postalcode: 'X' } }).expect(400)
    expect(body.errors).toHaveProperty('postalcode')
    const [fetched] = await sellMug('pickup')
    expect((await ask(fetched, { kind: 'address', place }).expect(400)).body.errors).toHaveProperty('kind')
  })

  test('is heard within the hour, and until it has left', async () => {
    const [late] = await sellMug()
    const createdAt = new Date(Date.now() - hourMs - minuteMs)
    await shop.knex('account_orders').where({ id: late.id }).update({ createdAt })
    expect((await ask(late).expect(409)).body.errors ?? {}).toEqual({})
    const [sent] = await sellMug()
    await shop.owner.patch(`account-orders/${sent.id}`, { status: 'shipped' }).expect(200)
    await ask(sent).expect(409)
  })

  test('is told at once that it was heard, as its business is; asked anew, the last word counts', async () => {
    const [order] = await sellMug()
    const { body } = await ask(order, { kind: 'cancel', note: ' Bought twice. ' }).expect(200)
    expect(body.order.asked).toMatchObject({ kind: 'cancel', note: 'Bought twice.', place: null })
    await ask(order, { kind: 'address', place }).expect(200)
    expect((await now(order)).asked).toMatchObject({
      kind: 'address',
      place: { ...place, postalcode: 'E1C 1A1' },
    })
    const subjects = (await mailsOf('order-ask')).map(({ subject }) => subject)
    expect([...new Set(subjects)]).toEqual([
      `${order.name} asks to cancel order #${order.orderNumber}`,
      `${order.name} asks to send order #${order.orderNumber} somewhere else`,
    ])
  })
})

describe('the shop that answers', () => {
  test('is the one that sold it', async () => {
    const [order] = await sellMug()
    await ask(order).expect(200)
    const other = await as(shop.app, 'owner', await newAccount(shop.app))
    await answer(order, { accept: true }, other).expect(404)
    await answer(order, { accept: true }, shop.buyer).expect(401)
    expect((await now(order)).status).toBe('paid')
  })

  test('cancels, gives the money and the stock back, and has nothing left to answer', async () => {
    const [order, goods] = await sellMug()
    await ask(order).expect(200)
    const { body } = await answer(order, { accept: true }).expect(200)
    expect(body.order).toMatchObject({ status: 'refunded', refunded: order.total, asked: null })
    expect(await shop.stockOf(goods)).toBe(5)
    await answer(order, { accept: true }).expect(409)
  })

  test('sends it somewhere else: corrected as by hand, and mailed again', async () => {
    const [order] = await sellMug()
    await ask(order, { kind: 'address', place }).expect(200)
    const { body } = await answer(order, { accept: true }).expect(200)
    expect(body.order).toMatchObject({ status: 'paid', asked: null, ...place, postalcode: 'E1C 1A1' })
    const corrections = await shop.knex('order_corrections').where({ orderId: order.id })
    expect(corrections).toHaveLength(1)
  })

  test('leaves it as it is, and says why to the buyer', async () => {
    const [order] = await sellMug()
    await ask(order).expect(200)
    const { body } = await answer(order, { accept: false, message: 'It has left.' }).expect(200)
    expect(body.order).toMatchObject({ status: 'paid', asked: null })
    const [mail] = await mailsOf('ask-answered')
    expect(mail).toMatchObject({ to: order.email })
    expect(JSON.stringify(mail!.content)).toContain('It has left.')
  })

  test('answers with the parcel, too: a step leaves nothing asked', async () => {
    const [order] = await sellMug()
    await ask(order).expect(200)
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'shipped' }).expect(200)
    expect((await now(order)).asked).toBeNull()
  })
})
