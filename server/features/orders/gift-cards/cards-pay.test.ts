import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { settlePendingOrders } from '../charge/settle-pending-orders'
import { buildCart, buildCheckout, buildOrder, newKey } from '../orders.factory'
import { setCardShop } from './gift-cards.stage'

const shop = setCardShop()

const quote = (giftCodes: string[], more: object = {}) =>
  shop.buyer.post('quote', { items: buildCart(shop.goods), shippingType: 'pickup', giftCodes, ...more })
const { id: _card, ...withoutCard } = buildCheckout([])

describe('What gift cards pay', () => {
  test('is told with the price, a code at a time', async () => {
    const [small, large] = [await shop.card(500), await shop.card(10_000)]
    expect((await quote([]).expect(200)).body).toMatchObject({
      giftCards: 0,
      cards: [],
      due: 2_300,
      takesGiftCards: true,
    })
    const { body } = await quote([small.code, large.code, small.code.toLowerCase()]).expect(200)
    expect(body).toMatchObject({ total: 2_300, giftCards: 2_300, due: 0 })
    expect(body.cards).toEqual([
      { last4: small.card.last4, cents: 500 },
      { last4: large.card.last4, cents: 1_800 },
    ])
    expect(await shop.reasons()).toEqual([])
  })

  test('is refused by the code that is none, is empty, or is another shop’s', async () => {
    const empty = await shop.card(2_300)
    await shop.buy([empty.code], { id: undefined })
    for (const [code, why] of [
      ['AAAA-BBBB-CCCC-DDDD', 'gift-card-unknown'],
      ['no code', 'gift-card-unknown'],
      [empty.code, 'gift-card-empty'],
    ]) {
      const good = await shop.card(500)
      const { body } = await quote([good.code, code!]).expect(400)
      expect(body.refusals['giftCodes.1'].code).toBe(why)
      const answer = await shop.pay(shop.pickup([good.code, code!])).expect(400)
      expect(answer.body.refusals['giftCodes.1'].code).toBe(why)
      expect(await shop.left(good)).toBe(500)
    }
    expect(await shop.stockOf(shop.goods)).toBe(9)
  })

  test('is taken off the card with the order, and the rest is charged', async () => {
    const one = await shop.card(1_000)
    const order = await shop.buy([one.code], { expectedTotal: 2_300, expectedDue: 1_300 })
    expect(order).toMatchObject({ total: 2_300, tax: 300, giftCards: 1_000, status: 'paid' })
    expect(await shop.charged()).toEqual([[1_300, 'succeeded']])
    expect(await shop.left(one)).toBe(0)
    const [receipt] = await shop.mails('receipt')
    expect(receipt!.text).toMatch(/Gift card:?\s+-\$10\.00/)
    expect(receipt!.text).toMatch(/Paid otherwise:?\s+\$13\.00/)
    const seen = await shop.buyer.post('order-lookup', { token: shop.tokenOf(order) }).expect(200)
    expect(seen.body.order).toMatchObject({ giftCards: 1_000 })
  })

  test('asks no provider where nothing is left, once for one key', async () => {
    const one = await shop.card(5_000)
    const key = newKey()
    const body = {
      ...withoutCard,
      items: buildCart(shop.goods),
      shippingType: 'pickup',
      giftCodes: [one.code],
    }
    const first = await shop.pay(body, key).expect(200)
    expect((await shop.pay(body, key).expect(200)).body).toEqual(first.body)
    expect(await shop.charged()).toEqual([])
    expect(await shop.left(one)).toBe(2_700)
    expect((await shop.owner.get('account-orders')).body.data).toMatchObject([
      { status: 'paid', giftCards: 2_300, test: true },
    ])
    expect(await shop.mailKinds()).toEqual(['receipt', 'new-order'])
  })

  test('leaves no less than a provider charges', async () => {
    const one = await shop.card(2_290)
    expect((await quote([one.code]).expect(200)).body).toMatchObject({ giftCards: 2_250, due: 50 })
    await shop.buy([one.code])
    expect(await shop.charged()).toEqual([[50, 'succeeded']])
    expect(await shop.left(one)).toBe(40)
  })

  test('is asked for a card where something is left', async () => {
    const one = await shop.card(1_000)
    const body = {
      ...withoutCard,
      items: buildCart(shop.goods),
      shippingType: 'pickup',
      giftCodes: [one.code],
    }
    const answer = await shop.pay(body).expect(400)
    expect(Object.keys(answer.body.errors)).toEqual(['id'])
    const stale = await shop.pay(shop.pickup([one.code], { expectedDue: 2_300 })).expect(409)
    expect(stale.body).toMatchObject({ refusal: { code: 'prices-changed' }, quote: { due: 1_300 } })
    expect([await shop.left(one), await shop.reasons()]).toEqual([1_000, []])
  })

  test('is never more than the card holds, however many pay at once', async () => {
    const one = await shop.card(3_000)
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.pay(shop.pickup([one.code]))))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2)
    expect(await shop.left(one)).toBe(0)
    const paid = (await shop.orders()).reduce((sum, { giftCards }) => sum + giftCards, 0)
    expect(paid).toBe(3_000)
  })

  test('comes back where the card for the rest is declined, and where nobody knows of a charge', async () => {
    const one = await shop.card(1_000)
    await shop.pay(shop.pickup([one.code], { id: 'pm_card_visa_chargeDeclined' })).expect(402)
    expect([await shop.left(one), (await shop.orders())[0]!.giftCards]).toEqual([1_000, 0])
    await shop.pay(shop.pickup([one.code], { id: 'pm_card_authenticationRequired' })).expect(200)
    expect(await shop.left(one)).toBe(0)
    const past = new Date(Date.now() - 16 * 60_000)
    await shop.knex('account_orders').where({ status: 'pending' }).update({ createdAt: past })
    await shop.knex('order_payments').update({ createdAt: past, chargingUntil: past })
    await settlePendingOrders(shop.app)
    expect(await shop.left(one)).toBe(1_000)
    expect(await shop.reasons()).toEqual([
      ['used', -1_000],
      ['returned', 1_000],
      ['used', -1_000],
      ['returned', 1_000],
    ])
  })

  test('comes back where the shop is not paid the rest', async () => {
    const one = await shop.card(1_000)
    const order = await shop.buy([one.code], { id: 'manual_1' })
    expect(order).toMatchObject({ status: 'pending', giftCards: 1_000 })
    const [mail] = await shop.mails('to-pay')
    expect(mail!.text).toContain('You pay $13.00')
    await shop.cancel(order)
    expect([await shop.left(one), (await shop.read(order)).giftCards]).toEqual([1_000, 0])
  })

  test('pays what a shop sells by hand', async () => {
    const one = await shop.card(1_000)
    const body = { ...buildOrder(buildCart(shop.goods)), giftCodes: [one.code], customerId: shop.account.id }
    const asked = {
      customerId: shop.account.id,
      items: body.items,
      shippingType: 'pickup',
      giftCodes: [one.code],
    }
    expect((await shop.owner.post('manual-quote', asked).expect(200)).body).toMatchObject({ due: 1_300 })
    const order: Order = (await shop.owner.post('account-orders', body).expect(201)).body
    expect(order).toMatchObject({ giftCards: 1_000, total: 2_300 })
    expect(await shop.left(one)).toBe(0)
    await shop.cancel(order)
    expect([await shop.left(one), (await shop.read(order)).refunded]).toEqual([1_000, 1_000])
  })
})
