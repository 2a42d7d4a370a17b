import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { as, socketAs } from '../../test/as'
import { readMails } from '../../test/mails'
import { until } from '../../test/until'
import { orderToken } from './order-token'
import { buildCart, buildOrder, openShop, type Goods } from './orders.factory'
import { setShop } from './shop.stage'
import type { Input } from '@mainstreet/shared/services'
import { withoutMoment } from '../../test/without-moment'

const shop = setShop()

let goods: Goods
beforeEach(async () => {
  goods = await shop.stock()
})

const sell = (overrides: Partial<Input<'payments'>> = {}) => shop.sell(buildCart(goods), overrides)

describe('orders are closed to', () => {
  test('visitors and other owners', async () => {
    const order = await sell()
    const stranger = await as(shop.app, 'owner', await openShop(shop.app))
    expect((await shop.buyer.get(`account-orders/${order.id}`)).status).toBe(401)
    expect((await shop.buyer.get('account-orders')).status).toBe(401)
    expect((await stranger.get(`account-orders/${order.id}`)).status).toBe(404)
    expect((await stranger.put(`account-orders/${order.id}`, { status: 'Complete' })).status).toBe(404)
    expect((await shop.owner.delete(`account-orders/${order.id}`)).status).toBe(405)
  })
})

describe('the list', () => {
  test('leaves out what was never paid', async () => {
    await sell({ id: 'pm_card_visa_chargeDeclined' })
    await sell({ id: 'pm_card_authenticationRequired' })
    const { body } = await shop.owner.get('account-orders')
    expect(body).toMatchObject({ total: 0, data: [] })
    const { id } = (await shop.knex('account_orders').where({ customerId: shop.account.id }).first())!
    expect((await shop.owner.get(`account-orders/${id}`)).status).toBe(404)
  })

  test('is filtered by status without regard to case', async () => {
    const order = await sell()
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'Complete' })
    await sell()
    const complete = await shop.owner.get('account-orders?status=complete')
    expect(complete.body.data.map(({ id }: Order) => id)).toEqual([order.id])
    const others = await shop.owner.get('account-orders?status[$in][]=PAID&status[$in][]=SHIPPED')
    expect(others.body.total).toBe(1)
  })

  const dueFirst = 'account-orders?$sort[waitsSince]=1&$sort[createdAt]=-1&$sort[id]=-1'

  test('cannot be told since when an order waits', async () => {
    expect((await shop.buyer.get(dueFirst)).status).toBe(401)
    const bad = await shop.owner.get('account-orders?$sort[waitsSince]=first')
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([400, ['$sort.waitsSince']])
    const order = await sell()
    const change = await shop.owner.patch(`account-orders/${order.id}`, { waitsSince: null })
    expect(change.body.waitsSince).toBe(order.createdAt)
  })

  test('begins with what waits longest, then the newest of the others', async () => {
    goods = await shop.stock({ stock: 9 })
    const [first, second, third, fourth] = [await sell(), await sell(), await sell(), await sell()]
    await shop.owner.patch(`account-orders/${first.id}`, { status: 'Complete' })
    await shop.owner.patch(`account-orders/${third.id}`, { status: 'cancelled' })
    const listed = async () => (await shop.owner.get(dueFirst)).body.data as Order[]
    const ids = async () => (await listed()).map(({ id }) => id)
    expect(await ids()).toEqual([second, fourth, third, first].map(({ id }) => id))
    expect((await listed()).map(({ waitsSince }) => waitsSince)).toEqual([
      second.createdAt,
      fourth.createdAt,
      null,
      null,
    ])
    await shop.owner.post('undo-order-step', { orderId: first.id })
    expect(await ids()).toEqual([first, second, fourth, third].map(({ id }) => id))
  })
})

describe('an update', () => {
  test('changes nothing but status, notes and the parcel', async () => {
    const order = await sell()
    for (const change of [
      { email: 'x@y.test' },
      { lines: [] },
      { lineItems: '1:1:1' },
      { test: false },
      { shippingType: 'pickup' },
    ]) {
      const { status, body } = await shop.owner.put(`account-orders/${order.id}`, { ...order, ...change })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, Object.keys(change)])
    }
    const same = await shop.owner.put(`account-orders/${order.id}`, order)
    expect([same.status, same.body.status]).toEqual([200, 'paid'])
  })

  test('may be stale in what only the server writes', async () => {
    const order = await sell()
    const stale = {
      orderNumber: 7,
      subtotal: 1,
      shipping: 2,
      tax: 3,
      taxLines: [],
      total: 4,
      refunded: 5,
      createdAt: '2020-01-01T00:00:00.000Z',
      paidAt: null,
      shippedAt: '2020-01-01T00:00:00.000Z',
      completedAt: '2020-01-01T00:00:00.000Z',
      cancelledAt: '2020-01-01T00:00:00.000Z',
    }
    for (const send of [shop.owner.put, shop.owner.patch]) {
      const answer = await send(`account-orders/${order.id}`, { ...order, ...stale })
      expect([answer.status, answer.body]).toEqual([200, order])
    }
    const noted = await shop.owner.put(`account-orders/${order.id}`, { ...order, ...stale, notes: 'Gift' })
    expect(withoutMoment(noted.body)).toEqual(withoutMoment({ ...order, notes: 'Gift' }))
  })

  test('has to name the order and the account it is of', async () => {
    const order = await sell()
    const stranger = await openShop(shop.app)
    const ofOther = await shop.owner.put(`account-orders/${order.id}`, { ...order, id: order.id + 1 })
    expect([ofOther.status, Object.keys(ofOther.body.errors)]).toEqual([400, ['id']])
    const moved = await shop.owner.put(`account-orders/${order.id}`, { ...order, customerId: stranger.id })
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([403, ['customerId']])
  })

  test('that comes too late is refused for its step, whatever else is stale in it', async () => {
    const order = await sell()
    const done = await shop.owner.put(`account-orders/${order.id}`, { ...order, status: 'Complete' })
    const late = await shop.owner.put(`account-orders/${order.id}`, { ...order, status: 'shipped' })
    expect([late.status, Object.keys(late.body.errors)]).toEqual([409, ['status']])
    const back = await shop.owner.put(`account-orders/${order.id}`, order)
    expect(back.status).toBe(409)
    const again = await shop.owner.put(`account-orders/${order.id}`, { ...order, status: 'Complete' })
    expect([again.status, again.body]).toEqual([200, done.body])
  })

  test('with the whole order completes it, dates it and tells the buyer', async () => {
    const order = await sell()
    const parcel = { trackingNumber: ' 1Z 99 ', trackingCarrier: 'UPS' }
    const body = { ...order, ...parcel, status: 'complete' }
    const answer = await shop.owner.put(`account-orders/${order.id}`, body)
    expect(answer.body).toMatchObject({ status: 'Complete', trackingNumber: '1Z 99' })
    expect(answer.body.completedAt).toBeTruthy()
    expect(answer.body.shippedAt).toBeTruthy()
    expect(await shop.mailKinds()).toEqual(['receipt', 'new-order', 'shipped'])
    const [mail] = await readMails(shop.app, { customerId: shop.account.id, kind: 'shipped' })
    expect(mail!.text).toContain('https://www.ups.com/track?tracknum=1Z99')
  })

  test('with the switch off, or without a parcel, sends no mail', async () => {
    const shipped = await sell()
    await shop.owner.put(`account-orders/${shipped.id}`, { ...shipped, status: 'Complete', sendEmail: false })
    const picked = await sell({ shippingType: 'pickup' })
    const answer = await shop.owner.put(`account-orders/${picked.id}`, { ...picked, status: 'Complete' })
    expect(answer.body.shippedAt).toBeNull()
    expect(await shop.mailKinds()).not.toContain('shipped')
  })

  test('cannot take a step that there is not', async () => {
    const order = await sell()
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'Complete' })
    for (const status of ['paid', 'shipped', 'pending', 'failed', 'cancelled'])
      expect((await shop.owner.patch(`account-orders/${order.id}`, { status })).status).toBe(409)
    expect((await shop.owner.patch(`account-orders/${order.id}`, { status: 'lost' })).status).toBe(400)
    expect((await shop.owner.patch(`account-orders/${order.id}`, { trackingCarrier: 'Owl' })).status).toBe(
      400,
    )
  })

  test('that cancels puts the goods back', async () => {
    const order = await sell()
    expect(await shop.stockOf(goods)).toBe(4)
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'cancelled' })
    expect(await shop.stockOf(goods)).toBe(5)
  })

  test('that says refunded is for money that a card has not paid', async () => {
    const order = await sell()
    const card = await shop.owner.patch(`account-orders/${order.id}`, { status: 'refunded' })
    expect([card.status, Object.keys(card.body.errors)]).toEqual([409, ['status']])
    const { body: manual } = await shop.owner.post('account-orders', buildOrder(buildCart(goods)))
    const { body } = await shop.owner.patch(`account-orders/${manual.id}`, { status: 'refunded' })
    expect(body).toMatchObject({ status: 'refunded', refunded: manual.total })
    const refunds = await shop.owner.get(`order-refunds?orderId=${manual.id}`)
    expect(refunds.body.data).toMatchObject([{ status: 'succeeded', amount: manual.total }])
  })

  test('keeps the shop’s notes apart from the buyer’s, who never reads them', async () => {
    const order = await sell()
    const { body } = await shop.owner.patch(`account-orders/${order.id}`, { shopNotes: 'Wrap it' })
    expect(withoutMoment(body)).toEqual(withoutMoment({ ...order, shopNotes: 'Wrap it' }))
    const token = orderToken(order.id, shop.app.get('settings').secretKey)
    const seen = await shop.buyer.post('order-lookup', { token })
    expect(seen.body.order).not.toHaveProperty('shopNotes')
  })

  test('shows its buyer under which numbers the shop collects taxes, and no other visitor', async () => {
    const numbers = { gstNumber: '123456789rt0001', qstNumber: '', pstNumber: ' PST-1234-5678 ' }
    await shop.owner.patch(`store-settings/${shop.account.id}`, numbers).expect(200)
    const token = orderToken((await sell()).id, shop.app.get('settings').secretKey)
    const { body } = await shop.buyer.post('order-lookup', { token })
    const written = { gstNumber: '123456789 RT0001', qstNumber: '', pstNumber: 'PST-1234-5678' }
    expect(body.taxNumbers).toEqual(written)
    const seen = await shop.buyer.get(`store-settings/${shop.account.id}`).expect(200)
    expect(seen.body).not.toHaveProperty('gstNumber')
  })
})

describe('an owner who looks on', () => {
  test('sees orders and stock change as they do', async () => {
    const socket = await socketAs(shop.app, 'owner', shop.account)
    const events: string[] = []
    const note = (name: string) => (row: { status?: string; stock?: number }) =>
      events.push(`${name} ${row.status ?? row.stock}`)
    await socket.service('account-orders').find({ query: { customerId: shop.account.id } })
    for (const event of ['created', 'patched'] as const) {
      const listen = (path: string) =>
        socket.service(path as 'account-orders') as never as NodeJS.EventEmitter
      listen('account-orders').on(event, note(`order ${event}`))
      listen('market-variations').on(event, note(`variation ${event}`))
    }
    const order = await sell()
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'shipped' })
    await until(() => events.length > 2)
    socket.close()
    expect(events).toEqual(['variation patched 4', 'order created paid', 'order patched shipped'])
  })
})
