import { as } from '../../../test/as'
import { buildCart, buildCheckout, buildOrder, openShop } from '../orders.factory'
import { pieces, setRefundShop } from './refund-shop.stage'

const shop = setRefundShop()

describe('a refund is closed to', () => {
  test('visitors, programs and other owners', async () => {
    const order = await shop.sellAll()
    const stranger = await as(shop.app, 'owner', await openShop(shop.app))
    const strangers = [
      [shop.buyer, 401],
      [stranger, 404],
      [await as(shop.app, 'read key', shop.account), 403],
      [await as(shop.app, 'write key', shop.account), 403],
    ] as const
    for (const [who, code] of strangers) {
      expect((await shop.refund(order, { amount: 100 }, who)).status).toBe(code)
      expect((await who.post('refund-quote', { orderId: order.id, amount: 100 })).status).toBe(code)
    }
    expect((await shop.read(order)).refunded).toBe(0)
    expect((await shop.owner.post('order-refunds', { orderId: order.id })).status).toBe(405)
  })

  test('orders that were never paid', async () => {
    await shop.buyer.post(
      'payments',
      buildCheckout(buildCart(shop.mugs), { id: 'pm_card_visa_chargeDeclined' }),
    )
    const { id } = (await shop.knex('account_orders').where({ customerId: shop.account.id }).first())!
    expect((await shop.owner.post('refund-order', { orderId: id, amount: 100 })).status).toBe(404)
  })
})

describe('a refund is refused', () => {
  test.each([
    [{}, 'lines'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: '100' }, 'amount'],
    [{ shipping: -1 }, 'shipping'],
    [{ amount: 100, shipping: 100 }, 'amount'],
    [{ lines: [] }, 'lines'],
    [{ amount: 100, paid: true }, 'paid'],
  ])('%j names %s', async (wish, field) => {
    const { status, body } = await shop.refund(await shop.sellAll(), wish)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test.each([-1, 0, 1.5, 1000])('%d pieces', async (quantity) => {
    const { status, body } = await shop.refund(await shop.sellAll(), pieces(shop.mugs, quantity))
    expect([status, Object.keys(body.errors)]).toEqual([400, ['lines.0.quantity']])
  })

  test('beyond what was paid, and for what was not bought', async () => {
    const order = await shop.sellAll()
    const other = await shop.stock()
    expect((await shop.refund(order, pieces(other))).body.errors).toEqual({
      'lines.0.variationId': 'is not in this order',
    })
    expect((await shop.refund(order, pieces(shop.mugs, 3))).status).toBe(409)
    expect((await shop.refund(order, { amount: order.total + 1 })).status).toBe(409)
    expect((await shop.refund(order, { shipping: 501 })).status).toBe(409)
    expect((await shop.refund(order, { amount: 100, expectedAmount: 101 })).status).toBe(409)
    expect([(await shop.read(order)).refunded, await shop.refundsOf(order)]).toEqual([0, []])
  })
})

describe('a refund', () => {
  test('gives pieces back with their tax, restocks them and tells the buyer', async () => {
    const order = await shop.sellAll()
    const quote = await shop.owner.post('refund-quote', { orderId: order.id, ...pieces(shop.mugs) })
    expect(quote.body).toMatchObject({ amount: 1150, tax: 150, left: order.total - 1150 })
    const { status, body } = await shop.refund(order, {
      ...pieces(shop.mugs),
      expectedAmount: 1150,
      reason: ' Broken ',
    })
    expect([status, body.refund]).toMatchObject([
      200,
      { amount: 1150, subtotal: 1000, tax: 150, status: 'succeeded', reason: 'Broken' },
    ])
    expect(await shop.read(order)).toMatchObject({ status: 'paid', refunded: 1150 })
    expect([await shop.stockOf(shop.mugs), await shop.stockOf(shop.soaps), await shop.notices()]).toEqual([
      4, 4, 1,
    ])
  })

  test('of the rest makes the order refunded, and its parts are the whole', async () => {
    const order = await shop.sellAll()
    await shop.refund(order, pieces(shop.mugs, 1, false))
    await shop.refund(order, { amount: 733, sendEmail: false })
    await shop.refund(order, { shipping: 100 })
    const left = order.total - (await shop.read(order)).refunded
    expect((await shop.refund(order, { amount: left })).status).toBe(200)
    expect(await shop.read(order)).toMatchObject({ status: 'refunded', refunded: order.total })
    const given = await shop.refundsOf(order)
    for (const part of ['amount', 'subtotal', 'shipping', 'tax'] as const)
      expect(given.reduce((sum, each) => sum + each[part], 0)).toBe(order[part === 'amount' ? 'total' : part])
    expect([await shop.stockOf(shop.mugs), await shop.notices()]).toEqual([3, 3])
    expect((await shop.refund(order, { amount: 1 })).status).toBe(409)
  })

  test('puts back no more than was taken', async () => {
    const order = await shop.sellAll()
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'Complete' })
    await shop.refund(order, pieces(shop.mugs, 2))
    expect([await shop.stockOf(shop.mugs), (await shop.read(order)).status]).toEqual([5, 'Complete'])
  })

  test('of an order paid elsewhere asks no card provider', async () => {
    const { body: order } = await shop.owner.post('account-orders', buildOrder(buildCart(shop.mugs)))
    const restore = shop.provider({ refund: () => Promise.reject(new Error('asked')) })
    const { body } = await shop.refund(order, { amount: 500 })
    restore()
    expect(body.refund).toMatchObject({ status: 'succeeded', providerRefundId: null })
  })

  test('is made once under its key, and a key is no other refund’s', async () => {
    const order = await shop.sellAll()
    const wish = { amount: 500, key: 'first' }
    const answers = await Promise.all([
      shop.refund(order, wish),
      shop.refund(order, wish),
      shop.refund(order, wish),
    ])
    expect(new Set(answers.map(({ body }) => body.refund.id)).size).toBe(1)
    const byHeader = await shop.refund(order, { amount: 500 }).set({ 'idempotency-key': 'first' })
    expect(byHeader.body.refund.id).toBe(answers[0].body.refund.id)
    expect((await shop.refund(order, { amount: 501, key: 'first' })).status).toBe(422)
    expect((await shop.read(order)).refunded).toBe(500)
  })

  test('never gives more back than was paid, however many come at once', async () => {
    const order = await shop.sellAll()
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.refund(order, { amount: 1000 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    const given: number[] = await shop
      .knex('sandbox_refunds as r')
      .join('order_payments as p', 'p.paymentId', 'r.paymentId')
      .where({ 'p.orderId': order.id })
      .pluck('r.amount')
    expect([given, (await shop.read(order)).refunded]).toEqual([[1000, 1000, 1000], 3000])
  })
})
