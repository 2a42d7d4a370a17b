import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { buildCart, newKey } from '../orders.factory'
import { setCardShop } from './gift-cards.stage'

const shop = setCardShop()

describe('What is given back of an order', () => {
  const refund = (order: Order, amount: number) =>
    shop.owner.post('refund-order', { orderId: order.id, amount }).set(newKey())

  test('goes to its gift card first, then to the card', async () => {
    const one = await shop.card(1_000)
    const order = await shop.buy([one.code])
    const asked = { orderId: order.id, amount: 1_400 }
    const { body } = await shop.owner.post('refund-quote', asked).expect(200)
    expect(body.ways).toEqual([
      { way: 'giftCard', cents: 1_000 },
      { way: 'card', cents: 400 },
    ])
    await refund(order, 600).expect(200)
    expect(await shop.left(one)).toBe(600)
    const [mail] = await shop.mails('refund')
    expect(mail!.text).toContain('on your gift card again')
    await refund(order, 800).expect(200)
    expect([await shop.left(one), (await shop.read(order)).refunded]).toEqual([1_000, 1_400])
    await refund(order, 900).expect(200)
    expect(await shop.read(order)).toMatchObject({ status: 'refunded', refunded: 2_300, giftCards: 1_000 })
    const back = await shop.knex('order_refunds').where({ orderId: order.id }).orderBy('id')
    expect(back.map(({ amount, giftCardId }) => [amount, giftCardId !== null])).toEqual([
      [600, true],
      [400, true],
      [400, false],
      [900, false],
    ])
    expect(await shop.reasons()).toEqual([
      ['used', -1_000],
      ['refunded', 600],
      ['refunded', 400],
    ])
  })

  test('is all of it where the order is cancelled, and never by a status alone', async () => {
    const one = await shop.card(1_000)
    const order = await shop.buy([one.code])
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'refunded' }).expect(409)
    await shop.cancel(order)
    expect(await shop.left(one)).toBe(1_000)
    expect((await shop.read(order)).refunded).toBe(2_300)
  })

  test('can be spent again', async () => {
    const one = await shop.card(2_300)
    const order = await shop.buy([one.code], { id: undefined })
    await refund(order, 2_300).expect(200)
    expect((await shop.read(order)).status).toBe('refunded')
    await shop.buy([one.code], { id: undefined })
    expect(await shop.left(one)).toBe(0)
  })
})

describe('An order that is changed', () => {
  const change = (order: Order, quantity: number) => ({
    orderId: order.id,
    items: [{ ...shop.goods, quantity }],
  })
  const buyTwo = (giftCodes: string[], more: object = {}) =>
    shop.buy(giftCodes, { items: buildCart({ ...shop.goods, quantity: 2 }), ...more })

  test('gives its difference back to the gift card', async () => {
    const one = await shop.card(3_000)
    const order = await buyTwo([one.code])
    const asked = change(order, 1)
    const { body } = await shop.owner.post('change-quote', asked).expect(200)
    expect(body).toMatchObject({ difference: -2_300, settlement: 'back-to-gift-card' })
    await shop.owner.post('change-order', asked).expect(200)
    expect(await shop.left(one)).toBe(2_300)
    expect(await shop.read(order)).toMatchObject({ total: 2_300, giftCards: 700 })
    const [mail] = await shop.mails('changed-order')
    expect(mail!.text).toContain('$23.00 is back on your gift card.')
  })

  test('is paid by a link where it costs more, and gift cards had paid all', async () => {
    const one = await shop.card(2_300)
    const order = await shop.buy([one.code], { id: undefined })
    const { body } = await shop.owner.post('change-quote', change(order, 2)).expect(200)
    expect(body.settlement).toBe('link')
    await shop.owner.post('change-order', change(order, 2)).expect(200)
    const token = shop.tokenOf(order)
    await shop.buyer.post('pay-change', { token, id: 'pm_card_visa' }).set(newKey()).expect(200)
    expect(await shop.read(order)).toMatchObject({ total: 4_600, giftCards: 2_300 })
    expect(await shop.charged()).toEqual([[2_300, 'succeeded']])
  })

  test('gives back at once what its cards pay too much of it, where it is not paid yet', async () => {
    const one = await shop.card(3_000)
    const order = await buyTwo([one.code], { id: 'manual_1' })
    await shop.owner.post('change-order', change(order, 1)).expect(200)
    expect([await shop.left(one), (await shop.read(order)).giftCards]).toEqual([700, 2_300])
  })

  test('is refused where its difference would go back in parts', async () => {
    const [one, two] = [await shop.card(1_500), await shop.card(1_500)]
    const order = await buyTwo([one.code, two.code])
    expect(await shop.charged()).toEqual([[1_600, 'succeeded']])
    for (const path of ['change-quote', 'change-order']) {
      const { body } = await shop.owner.post(path, change(order, 1)).expect(409)
      expect(body.refusal.code).toBe('difference-in-parts')
    }
    expect(await shop.read(order)).toEqual(order)
  })

  test('gives its difference back to the card that can take all of it', async () => {
    const one = await shop.card(1_000)
    const order = await buyTwo([one.code])
    const { body } = await shop.owner.post('change-quote', change(order, 1)).expect(200)
    expect(body.settlement).toBe('back-to-card')
    await shop.owner.post('change-order', change(order, 1)).expect(200)
    expect(await shop.read(order)).toMatchObject({ total: 2_300, giftCards: 1_000 })
  })
})
