import type { OrderTimes } from '@mainstreet/shared/contracts/orders/order-times'
import { as } from '../../test/as'
import { buildBuyer, buildCart, buildCheckout, type Goods } from '../orders/orders.factory'
import { setShop } from '../orders/shop.stage'
import { profile } from '../profile/profile.feature'
import { buildOrderTimes } from './order-times.factory'
import { orderTimes } from './order-times.feature'

const shop = setShop({ also: [orderTimes, profile] })
let goods: Goods
beforeEach(async () => {
  goods = await shop.stock({ stock: 50, price: 20 })
  // Never closed: whatever the time of this run, there is one to choose.
  await shop
    .knex('profile_hours')
    .where({ customerId: shop.account.id })
    .update({ isOpen: true, byAppointment: false, open: '00:00:00', close: '00:00:00' })
})

const write = (overrides: Partial<OrderTimes> = {}, client = shop.owner) =>
  client.post('order-times', buildOrderTimes(overrides))
const slots = async (way = 'pickup'): Promise<{ date: string; times: string[] }[]> =>
  (await shop.buyer.post('order-slots', { way }).expect(200)).body.days
const times = async (way?: string) => (await slots(way)).flatMap((day) => day.times)
const buy = (wantedFor?: string, more: object = {}) =>
  shop.pay(buildCheckout(buildCart(goods), { shippingType: 'pickup', wantedFor, ...more }))
const why = async (answer: ReturnType<typeof buy>) => {
  const { status, body } = await answer
  return [status, body.refusals?.wantedFor?.code]
}

describe('Times', () => {
  test('are their owner’s alone, and one of a way', async () => {
    const { body } = await write().expect(201)
    await write({}, shop.buyer).expect(401)
    await shop.buyer.get('order-times').expect(401)
    await (await as(shop.app, 'owner')).patch(`order-times/${body.id}`, { perSlot: 1 }).expect(404)
    await write().expect(409)
    await write({ way: 'delivery' }).expect(201)
  })

  test.each([
    ['way', { way: 'shipping' as never }],
    ['everyMinutes', { everyMinutes: 1 }],
    ['leadMinutes', { leadMinutes: -1 }],
    ['cutOff', { cutOff: '25:00:00' }],
    ['perSlot', { perSlot: 0 }],
  ])('are refused by %s where it is %j', async (field, overrides) => {
    const { body } = await write(overrides).expect(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('are every quarter of an hour from when an order is ready until two weeks from now', async () => {
    expect(await slots()).toEqual([])
    await write().expect(201)
    const all = await times()
    const firstMs = Date.parse(all[0]!) - Date.now()
    expect(firstMs).toBeGreaterThan(59 * 60_000)
    expect(firstMs).toBeLessThan(76 * 60_000)
    expect(Date.parse(all[1]!) - Date.parse(all[0]!)).toBe(15 * 60_000)
    expect(await slots('delivery')).toEqual([])
  })

  test('are none while the shop is off, and deliveries none while nothing is sent', async () => {
    await write({ daysAhead: 1 }).expect(201)
    await write({ way: 'delivery', daysAhead: 1 }).expect(201)
    const days = (await slots()).map(({ date }) => date)
    const off = { startsOn: days[0], endsOn: days.at(-1), reason: '', tables: true }
    const { body } = await shop.owner
      .post('profile-time-off', { ...off, closed: false, orders: 'later' })
      .expect(201)
    expect((await times()).length).toBeGreaterThan(0)
    expect((await slots('delivery')).filter(({ date }) => date <= days.at(-1)!)).toEqual([])
    await shop.owner.patch(`profile-time-off/${body.id}`, { closed: true }).expect(200)
    expect((await slots()).filter(({ date }) => date <= days.at(-1)!)).toEqual([])
  })
})

describe('A time at the checkout', () => {
  test('is asked for only where the shop asks', async () => {
    await buy().expect(200)
    await write().expect(201)
    expect(await why(buy())).toEqual([400, 'required'])
    expect(await why(buy('tomorrow'))).toEqual([400, 'not-a-date'])
    expect(await why(buy(new Date(Date.now() + 60_000).toISOString()))).toEqual([409, 'slot-gone'])
    await buy(undefined, { shippingType: 'delivery' }).expect(200)
  })

  test('is kept with the order, and its buyer sees it', async () => {
    await write().expect(201)
    const [, wantedFor] = await times()
    await buy(wantedFor).expect(200)
    const { data } = (await shop.owner.get('account-orders').expect(200)).body
    expect(data[0]).toMatchObject({ wantedFor, wantedZone: shop.account.timezone, soonest: false })
    expect(data[0]).not.toHaveProperty('heldSlot')
  })

  test('as soon as possible is the first that is free', async () => {
    await write({ perSlot: 1 }).expect(201)
    const [first, second] = await times()
    await buy('soonest').expect(200)
    await buy('soonest', { data: buildBuyer({ email: 'another@people.test' }) }).expect(200)
    expect(await shop.orders()).toMatchObject([
      { wantedFor: new Date(first!), soonest: true },
      { wantedFor: new Date(second!), soonest: true },
    ])
  })

  test('has places for so many orders, however many press at once', async () => {
    await write({ perSlot: 3 }).expect(201)
    const [wantedFor] = await times()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, buyer) =>
        buy(wantedFor, { data: buildBuyer({ email: `buyer-${buyer}@people.test` }) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const gone = answers.filter(({ status }) => status !== 200)
    expect(gone.map(({ body }) => body.refusals.wantedFor.code)).toEqual(Array(5).fill('slot-gone'))
    expect(await times()).not.toContain(wantedFor)
  })

  test('comes back where the card is declined, and where the order is cancelled', async () => {
    await write({ perSlot: 1 }).expect(201)
    const [wantedFor] = await times()
    await buy(wantedFor, { id: 'pm_card_chargeDeclined' }).expect(402)
    expect(await times()).toContain(wantedFor)
    await buy(wantedFor).expect(200)
    expect(await times()).not.toContain(wantedFor)
    const order = (await shop.orders()).at(-1)!
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'cancelled' }).expect(200)
    expect(await times()).toContain(wantedFor)
    expect((await shop.orders()).at(-1)).toMatchObject({ wantedFor: new Date(wantedFor!), heldSlot: null })
  })
})
