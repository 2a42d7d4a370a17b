import type { DiscountCode } from '@mainstreet/shared/contracts/discount-codes'
import { as } from '../../test/as'
import { buildBuyer, buildCart, buildCheckout, type Goods } from '../orders/orders.factory'
import { setShop } from '../orders/shop.stage'
import { buildDiscountCode } from './discount-codes.factory'
import { discounts } from './discounts.feature'

const shop = setShop({ also: [discounts] })
let goods: Goods
beforeEach(async () => {
  goods = await shop.stock({ stock: 50, price: 20 })
})

const write = (overrides: Partial<DiscountCode> = {}, client = shop.owner) =>
  client.post('discount-codes', buildDiscountCode(overrides))
const make = async (overrides: Partial<DiscountCode> = {}): Promise<DiscountCode> =>
  (await write(overrides).expect(201)).body
const read = async ({ id }: DiscountCode): Promise<DiscountCode> =>
  (await shop.owner.get(`discount-codes/${id}`).expect(200)).body
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const ask = (discountCode: string, more: object = {}) =>
  shop.buyer.post('quote', { items: buildCart(goods), shippingType: 'shipping', discountCode, ...more })
const why = async (discountCode: string, more: object = {}) => {
  const { status, body } = await ask(discountCode, more)
  return [status, body.refusals?.discountCode?.code]
}
const buy = (more: object = {}) =>
  shop.pay(buildCheckout(buildCart(goods), { discountCode: 'harbour10', ...more }))

describe('Discount codes', () => {
  test('are their owner’s alone', async () => {
    const { id } = await make()
    await write({}, shop.buyer).expect(401)
    await shop.buyer.get('discount-codes').expect(401)
    await write({}, await as(shop.app, 'orders', shop.account)).expect(403)
    const other = await as(shop.app, 'owner')
    await other.get(`discount-codes/${id}`).expect(404)
    await other.patch(`discount-codes/${id}`, { value: 90 }).expect(404)
  })

  test.each([
    ['code', { code: ' ' }],
    ['value', { value: 0 }],
    ['value', { value: 101 }],
    ['kind', { kind: 'gift' as never }],
    ['endsAt', { startsAt: inHours(2), endsAt: inHours(1) }],
    ['usageLimit', { usageLimit: 0 }],
  ])('are refused by %s where it is %j', async (field, overrides) => {
    const { body } = await write(overrides).expect(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('are one of a name, however it is written', async () => {
    await make({ code: 'Été 2026' })
    const { body } = await write({ code: 'ete2026' }).expect(409)
    expect(body.message).toBe('code is already taken.')
  })
})

describe('A code at the checkout', () => {
  test('takes its part off the items before tax, and each line says its own', async () => {
    await make()
    const other = await shop.stock({ price: 10 })
    const items = buildCart({ ...goods, quantity: 2 }, other)
    const { body } = await ask(' Harbour 10', { items, data: { province: 'NB' } }).expect(200)
    expect(body).toMatchObject({ discountCode: 'HARBOUR10', subtotal: 5000, discount: 500 })
    expect(body.lines.map(({ discount }: { discount: number }) => discount)).toEqual([400, 100])
    expect(body.tax).toBe(Math.round((4500 + body.shipping) * 0.15))
    expect(body.total).toBe(4500 + body.shipping + body.tax)
  })

  test('sends for nothing', async () => {
    await make({ code: 'SHIPFREE', kind: 'shipping', value: 5 })
    expect((await ask('shipfree').expect(200)).body).toMatchObject({
      shipping: 0,
      discount: 0,
      subtotal: 2000,
    })
    expect(await why('shipfree', { shippingType: 'pickup' })).toEqual([400, 'code-needs-shipping'])
  })

  test('is for what it names', async () => {
    const other = await shop.stock({ price: 10 })
    await make({ itemIds: [other.itemId], kind: 'amount', value: 15 })
    expect(await why('harbour10')).toEqual([400, 'code-for-others'])
    const { body } = await ask('harbour10', { items: buildCart(goods, other) }).expect(200)
    expect(body).toMatchObject({ subtotal: 3000, discount: 1000 })
  })

  test('says clearly why it does not count', async () => {
    await make({ minimum: 20.01 })
    await make({ code: 'GONE', endsAt: inHours(-1) })
    await make({ code: 'GONE-DEAR', endsAt: inHours(-1), minimum: 500 })
    await make({ code: 'SOON', startsAt: inHours(1) })
    expect(await why('nothing')).toEqual([400, 'code-unknown'])
    expect(await why('soon')).toEqual([400, 'code-unknown'])
    expect(await why('harbour10')).toEqual([400, 'code-minimum'])
    expect(await why('gone')).toEqual([400, 'code-ended'])
    // That it was there once is said only to carts that it would have been for.
    expect(await why('gone-dear')).toEqual([400, 'code-unknown'])
  })

  test('is not found by trying', async () => {
    const answers = []
    for (let tries = 0; tries < 125; tries++) answers.push((await ask(`GUESS${tries}`)).status)
    expect(answers.filter((status) => status === 400)).toHaveLength(120)
    expect(answers.slice(120)).toEqual([429, 429, 429, 429, 429])
  })
})

describe('A use of a code', () => {
  test('is counted with its order, and says what it brought', async () => {
    const code = await make()
    await buy().expect(200)
    const [order] = await shop.orders()
    expect(order).toMatchObject({ discountCode: 'HARBOUR10', discount: 200, subtotal: 2000 })
    expect(await read(code)).toMatchObject({ used: 1, brought: order!.total, taken: 200 })
  })

  test('of the last one is one buyer’s, however many press at once, whatever they buy', async () => {
    const code = await make({ usageLimit: 1 })
    const shelf = await Promise.all([1, 2, 3, 4].map(() => shop.stock({ stock: 5, price: 20 })))
    const answers = await Promise.all(
      shelf.map((one, buyer) => {
        const data = buildBuyer({ email: `buyer-${buyer}@people.test` })
        return shop.pay(buildCheckout(buildCart(one), { discountCode: 'HARBOUR10', data }))
      }),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.refusals.discountCode.code)).toEqual(Array(3).fill('code-used-up'))
    expect((await read(code)).used).toBe(1)
    const left = await Promise.all(shelf.map(shop.stockOf))
    expect(left.sort()).toEqual([4, 5, 5, 5])
  })

  test('is one buyer’s only so often', async () => {
    await make({ perBuyer: 1 })
    await buy().expect(200)
    const { body } = await buy().expect(409)
    expect(body.refusals.discountCode.code).toBe('code-had')
    await buy({ data: buildBuyer({ email: 'another@people.test' }) }).expect(200)
  })

  test('comes back where the card is declined, and where the order is cancelled, not where its money goes back', async () => {
    const code = await make({ usageLimit: 1 })
    await buy({ id: 'pm_card_chargeDeclined' }).expect(402)
    expect((await read(code)).used).toBe(0)
    await buy().expect(200)
    const [, order] = await shop.orders()
    expect(await why('harbour10')).toEqual([400, 'code-used-up'])
    await shop.owner.patch(`account-orders/${order!.id}`, { status: 'cancelled' }).expect(200)
    expect((await read(code)).used).toBe(0)
    await buy().expect(200)
    const sold = (await shop.orders()).at(-1)!
    const back = { orderId: sold.id, key: 'back', amount: sold.total }
    await shop.owner.post('refund-order', back).expect(200)
    expect((await read(code)).used).toBe(1)
  })

  test('gives back of a line what was paid for it', async () => {
    await make()
    await shop
      .pay(buildCheckout(buildCart({ ...goods, quantity: 2 }), { discountCode: 'HARBOUR10' }))
      .expect(200)
    const [order] = await shop.orders()
    const lines = [{ variationId: goods.variationId, quantity: 1 }]
    const { body } = await shop.owner.post('refund-quote', { orderId: order!.id, lines }).expect(200)
    expect(body.subtotal).toBe(1800)
  })

  test('is taken by a sale of the owner’s own, too', async () => {
    const code = await make()
    const body = { items: buildCart(goods), shippingType: 'pickup', name: 'Mona', discountCode: 'HARBOUR10' }
    const order = (await shop.owner.post('account-orders', body).expect(201)).body
    expect(order).toMatchObject({ discount: 200, discountCode: 'HARBOUR10' })
    expect((await read(code)).used).toBe(1)
  })
})
