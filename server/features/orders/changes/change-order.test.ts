import { as } from '../../../test/as'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { buildCart, openShop } from '../orders.factory'
import { items, setChangeShop } from './change-shop.stage'

const shop = setChangeShop()

describe('a change', () => {
  test('is the business’s, its helper’s for orders and staff’s to make, and nobody else’s', async () => {
    const order = await shop.sellTwo()
    const other = await openShop(shop.app)
    for (const [who, status] of [
      [shop.buyer, 401],
      [await as(shop.app, 'content', shop.account), 403],
      [await as(shop.app, 'read key', shop.account), 403],
      [await as(shop.app, 'owner', other), 404],
    ] as const) {
      expect((await shop.change(order, items(shop.bowl), who)).status).toBe(status)
      expect((await who.post('change-quote', { orderId: order.id, ...items(shop.bowl) })).status).toBe(status)
      expect((await who.post('drop-change', { orderId: order.id })).status).toBe(status)
    }
    expect(await shop.changesOf(order)).toEqual([])
  })

  test.each([
    [{}, 400],
    [{ items: [] }, 400],
    [{ shippingType: 'drone' }, 400],
    [{ total: 1 }, 400],
    [{ address: '2 Main Street' }, 400],
    [{ items: [{ itemId: 1, variationId: 999_999, quantity: 1 }] }, 400],
  ])('to %j is refused, and changes nothing', async (wish, status) => {
    const order = await shop.sellTwo()
    expect((await shop.change(order, wish)).status).toBe(status)
    expect(await shop.read(order)).toMatchObject({ total: order.total, updatedAt: order.updatedAt })
    expect(await shop.stocks()).toEqual([8, 10])
  })

  test('takes no more than there is, and costs what was shown', async () => {
    const order = await shop.sellTwo()
    const many = await shop.change(order, items({ ...shop.mug, quantity: 11 })).expect(409)
    expect(Object.keys(many.body.errors)).toEqual(['items.0'])
    const other = await shop.change(order, { ...items(shop.mug), expectedDifference: -1 }).expect(409)
    expect(Object.keys(other.body.errors)).toEqual(['expectedDifference'])
    expect(await shop.stocks()).toEqual([8, 10])
  })

  test('is over once the order has left, or went back', async () => {
    const order = await shop.sellTwo()
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'Complete' }).expect(200)
    expect((await shop.change(order, items(shop.bowl)).expect(409)).body.refusal.code).toBe('not-correctable')
  })

  test('can be made ten times', async () => {
    const order = await shop.sell(buildCart(shop.mug), { shippingType: 'pickup' })
    const twin = await shop.stock({ stock: 10, title: 'Twin' })
    for (let at = 0; at < 5; at += 1)
      for (const goods of [twin, shop.mug]) await shop.change(order, items(goods)).expect(200)
    expect((await shop.change(order, items(twin)).expect(409)).body.refusal.code).toBe('corrected-often')
    expect(await shop.findings()).toEqual([])
  })
})

describe('of an order without a card', () => {
  test('to be paid still, it comes to another sum, and its buyer is written anew', async () => {
    await shop.owner
      .patch(`store-settings/${shop.account.id}`, { manualPayments: true, manualInstructions: 'Cash.' })
      .expect(200)
    const order = await shop.sell(buildCart(shop.mug), { id: 'manual_1', shippingType: 'pickup' })
    expect(await shop.quoteOf(order, items(shop.bowl))).toMatchObject({
      difference: 575,
      settlement: 'to-pay',
    })
    await shop.change(order, items(shop.bowl)).expect(200)
    expect(await shop.read(order)).toMatchObject({ status: 'pending', total: 1725 })
    expect(await shop.stocks()).toEqual([10, 9])
    expect((await shop.mails('to-pay')).at(-1)).toMatchObject({ subject: expect.stringContaining('#') })
    expect(await shop.findings()).toEqual([])
  })

  test('paid to the shop, the shop settles the difference itself', async () => {
    const made = await shop.owner.post('account-orders', {
      items: buildCart(shop.mug),
      shippingType: 'pickup',
      name: 'Mona',
      email: 'mona@people.test',
      status: 'paid',
    })
    const order: Order = made.body
    for (const [goods, difference, settlement] of [
      [shop.bowl, 575, 'by-shop'],
      [shop.mug, -575, 'back-by-shop'],
    ] as const) {
      expect(await shop.quoteOf(order, items(goods))).toMatchObject({ difference, settlement })
      const { body } = await shop.change(order, items(goods)).expect(200)
      expect(body.change).toMatchObject({ status: 'done', difference })
    }
    expect((await shop.mails('changed-order')).map(({ text }) => text)).toEqual([
      expect.stringContaining('You pay the difference of $5.75 to the shop directly.'),
      expect.stringContaining('You get $5.75 back from the shop directly'),
    ])
    expect(await shop.findings()).toEqual([])
  })
})
