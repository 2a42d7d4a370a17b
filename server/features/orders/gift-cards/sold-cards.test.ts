import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { renderMail } from '../../../kit/mail/render-mail'
import { as } from '../../../test/as'
import { buildBuyer, buildCart, buildCheckout, buildOrder, newKey, type Goods } from '../orders.factory'
import { setCardShop } from './gift-cards.stage'

const shop = setCardShop()
/** A gift card of 50.00 that the shop sells. */
let sold: Goods
beforeEach(async () => {
  sold = await shop.stock({ title: 'Gift card', price: 50, giftCard: true, trackStock: false })
})

const { name, email, phone } = buildBuyer()
const cards = async () =>
  (await shop.owner.get('gift-cards?$sort[id]=1').expect(200)).body.data.map(
    ({ value, balance }: { value: number; balance: number }) => [value, balance],
  )
const body = (quantity = 1, more: object = {}) =>
  buildCheckout(buildCart({ ...sold, quantity }), {
    shippingType: 'email',
    data: { name, email, phone },
    ...more,
  })
const buy = async (quantity = 1, more: object = {}): Promise<Order> => {
  await shop.pay(body(quantity, more)).expect(200)
  return (await shop.owner.get('account-orders?$sort[id]=-1&$limit=1')).body.data[0]
}
/** As they are queued: those of one order differ in their codes alone. */
const mails = async () =>
  (
    await shop.knex('account_mails').where({ customerId: shop.account.id, kind: 'gift-card' }).orderBy('id')
  ).map((row) => ({ ...row, ...renderMail(row.content!) }))
const codeIn = (text: string) => /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(text)![0]
const today = () => localTime(new Date(), shop.account.timezone).date

describe('A gift card that is sold', () => {
  test('is priced without tax, shipping and codes, and goes by email whatever was asked for', async () => {
    const asked = { items: buildCart(sold), shippingType: 'shipping', data: { province: 'NB' } }
    const { body: quote } = await shop.buyer.post('quote', asked).expect(200)
    expect(quote).toMatchObject({ total: 5_000, tax: 0, shipping: 0, shippingLabel: 'By email' })
    await shop.owner.post('discount-codes', { code: 'LESS', kind: 'percent', value: 10 }).expect(201)
    const coded = await shop.buyer.post('quote', { ...asked, discountCode: 'LESS' }).expect(400)
    expect(coded.body.refusals.discountCode.code).toBe('code-for-others')
    const mixed = { ...asked, items: buildCart(sold, shop.goods), discountCode: 'LESS' }
    expect((await shop.buyer.post('quote', mixed).expect(200)).body).toMatchObject({
      subtotal: 7_000,
      discount: 200,
      shipping: 500,
      tax: Math.round((1_800 + 500) * 0.15),
    })
  })

  test('is refused where it is no way for other things, and in great numbers', async () => {
    const other = await shop.pay(body(1, { items: buildCart(shop.goods) })).expect(400)
    expect(Object.keys(other.body.errors)).toEqual(['shippingType'])
    const many = await shop.pay(body(51)).expect(400)
    expect(Object.keys(many.body.errors)).toEqual(['items.0.quantity'])
  })

  test.each([
    ['gift.email', { email: 'nobody', message: '', on: null }],
    ['gift.on', { email: '', message: '', on: '2020-01-01' }],
    ['gift.on', { email: '', message: '', on: '2099-01-01' }],
  ])('is refused by %s where it is %j', async (field, gift) => {
    const answer = await shop.pay(body(1, { gift })).expect(400)
    expect(Object.keys(answer.body.errors)).toEqual([field])
    expect(await cards()).toEqual([])
  })

  test('is made once it is paid, a card for each piece, and mailed to the buyer; nothing is left to do', async () => {
    const order = await buy(2)
    expect(order).toMatchObject({
      status: 'Complete',
      shippingType: 'email',
      total: 10_000,
      tax: 0,
      gift: null,
    })
    expect(await cards()).toEqual([
      [5_000, 5_000],
      [5_000, 5_000],
    ])
    const written = await mails()
    expect(written.map(({ to }) => to)).toEqual([email, email])
    const code = codeIn(written[0]!.text)
    expect(code).not.toBe(codeIn(written[1]!.text))
    const [receipt] = await shop.mails('receipt')
    expect(receipt!.text).toContain('Gift card by email')
    expect(receipt!.text).not.toContain(code)
    // Bought with a test card, it pays for tests.
    const spent = await shop.buy([code])
    expect(spent).toMatchObject({ giftCards: 2_300 })
  })

  test('goes to whom it is for, on the day and with the words of the buyer', async () => {
    const on = dateAfter(today(), 3)
    const gift = { email: 'ada@people.test', message: 'Happy birthday!', on }
    const order = await buy(1, { gift })
    expect(order.gift).toEqual(gift)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'ada@people.test', status: 'queued' })
    expect(mail!.text).toContain('Happy birthday!')
    expect(localTime(mail!.runAt, shop.account.timezone)).toMatchObject({ date: on, seconds: 9 * 3600 })
    const [receipt] = await shop.mails('receipt')
    expect(receipt!.text).toContain('To ada@people.test')
  })

  test('of a test order pays for nothing else', async () => {
    await buy()
    const [mail] = await mails()
    const answer = await shop.pay(shop.pickup([codeIn(mail!.text)], { id: 'manual_1' })).expect(400)
    expect(answer.body.refusals['giftCodes.0'].code).toBe('gift-card-unknown')
  })

  test('that is not paid is none', async () => {
    await shop.pay(body(1, { id: 'pm_card_visa_chargeDeclined' })).expect(402)
    expect([await cards(), await mails()]).toEqual([[], []])
  })

  test('is made once the shop says that it is paid, and taken back with that', async () => {
    const order = await buy(1, { id: 'manual_1' })
    expect(await cards()).toEqual([])
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'paid' }).expect(200)
    expect(await cards()).toEqual([[5_000, 5_000]])
    await shop.owner.post('undo-order-step', { orderId: order.id }).expect(200)
    expect([await cards(), await mails()]).toEqual([[], []])
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'paid' }).expect(200)
    expect(await cards()).toEqual([[5_000, 5_000]])
  })

  test('is sold by hand, too', async () => {
    const byHand = { ...buildOrder(buildCart(sold)), customerId: shop.account.id }
    const order: Order = (await shop.owner.post('account-orders', byHand).expect(201)).body
    expect(order).toMatchObject({ status: 'Complete', shippingType: 'email' })
    expect(await cards()).toEqual([[5_000, 5_000]])
  })
})

describe('The sale of a gift card', () => {
  const pieces = (quantity: number) => ({ lines: [{ variationId: sold.variationId, quantity }] })
  const refund = (order: Order, wish: object) =>
    shop.owner.post('refund-order', { orderId: order.id, ...wish }).set(newKey())

  test('is given back piece by piece, which takes the cards away', async () => {
    const order = await buy(2)
    await refund(order, pieces(1)).expect(200)
    expect(await cards()).toEqual([
      [5_000, 0],
      [5_000, 5_000],
    ])
    await refund(order, { amount: 100 }).expect(409)
    await refund(order, pieces(1)).expect(200)
    expect((await shop.read(order)).status).toBe('refunded')
    expect((await cards()).map(([, balance]: number[]) => balance)).toEqual([0, 0])
    expect((await mails()).length).toBe(0)
  })

  test('is not given back once it is spent', async () => {
    const order = await buy(1)
    const [mail] = await mails()
    await shop.buy([codeIn(mail!.text)])
    const { body } = await refund(order, pieces(1)).expect(409)
    expect(body.refusal.code).toBe('gift-card-spent')
    expect((await shop.read(order)).refunded).toBe(0)
  })

  test('is taken back with an order that is cancelled, whoever was paid, and not once it is spent', async () => {
    const both = { ...buildOrder(buildCart(sold, shop.goods)), customerId: shop.account.id }
    const order: Order = (await shop.owner.post('account-orders', both).expect(201)).body
    expect([order.status, await cards()]).toEqual(['paid', [[5_000, 5_000]]])
    await shop.cancel(order)
    expect(await cards()).toEqual([[5_000, 0]])
    const other = await shop.buy([], { items: buildCart(sold, shop.goods) })
    await shop.buy([codeIn((await mails()).at(-1)!.text)])
    await shop.owner.patch(`account-orders/${other.id}`, { status: 'cancelled' }).expect(409)
    expect((await shop.read(other)).status).toBe('paid')
  })

  test('is not exchanged', async () => {
    const order = await buy(1, { id: 'manual_1' })
    const items = [{ ...shop.goods, quantity: 1 }]
    const { body } = await shop.owner.post('change-quote', { orderId: order.id, items }).expect(409)
    expect(body.refusal.code).toBe('sold-cards-stay')
  })

  test('shows its receiver to its owner and its buyer, and to nobody else once they are erased', async () => {
    const gift = { email: 'ada@people.test', message: 'For you', on: null }
    const order = await buy(1, { gift })
    const seen = await shop.buyer.post('order-lookup', { token: shop.tokenOf(order) }).expect(200)
    expect(seen.body.order.gift).toEqual(gift)
    const staff = await as(shop.app, 'staff', shop.account)
    const asked = { customerId: shop.account.id, email: 'ada@people.test', confirm: 'ada@people.test' }
    await staff.post('erase-buyer', asked).expect(200)
    expect((await shop.read(order)).gift).toBeNull()
  })
})
