import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Input } from '@mainstreet/shared/services'
import { as } from '../../test/as'
import { expireUnpaid } from './charge/expire-unpaid'
import { buildBuyer, buildCart, buildCheckout, openShop, type Goods } from './orders.factory'
import { setShop } from './shop.stage'

const shop = setShop({
  settings: { manualPayments: true, manualInstructions: 'Send it to pay@harbour.test.' },
})

const stranger = { name: 'You won! Visit http://prize.test', email: 'victim@elsewhere.test' }

type Data = Partial<Input<'payments'>['data']>

const order = (goods: Goods & { quantity?: number }, data: Data = {}) =>
  shop.pay(buildCheckout(buildCart(goods), { id: 'manual_1', data: { ...buildBuyer(), ...data } }))

const placed = async (data: Data = {}): Promise<Order> => {
  await order(await shop.stock(), data).expect(200)
  return (await shop.owner.get('account-orders?$sort[id]=-1')).body.data[0]
}

/** What comes from another place from now on. */
const moveTo = async (address: string) => {
  shop.app.address = address
  shop.buyer = await as(shop.app, 'visitor', shop.account)
}

const mailText = async () => JSON.stringify((await shop.mails('to-pay')).at(-1))
const confirmation = async () => decodeURIComponent(/confirm=([\w.%-]+)/.exec(await mailText())![1]!)
const read = async ({ id }: Order): Promise<Order> => (await shop.owner.get(`account-orders/${id}`)).body
const daysOf = ({ payBy, createdAt }: Order) => (Date.parse(payBy!) - Date.parse(createdAt)) / 86_400_000

describe('an order that nothing has been paid for', () => {
  test('is kept by nobody but its buyer and its shop', async () => {
    const { id } = await placed()
    const keep = async (who: Parameters<typeof as>[1], account = shop.account) =>
      (await (await as(shop.app, who, account)).post('keep-order', { orderId: id })).status
    expect(await keep('visitor')).toBe(401)
    expect(await keep('content')).toBe(403)
    expect(await keep('owner', await openShop(shop.app))).toBe(404)
    expect(await keep('orders')).toBe(200)
    const forged = `${id}.${'x'.repeat(43)}`
    expect((await shop.buyer.post('confirm-order', { token: forged })).status).toBe(404)
    const elsewhere = await as(shop.app, 'visitor', await openShop(shop.app))
    expect((await elsewhere.post('confirm-order', { token: await confirmation() })).status).toBe(404)
  })

  test('is mailed without a word of whoever placed it', async () => {
    await placed({ ...stranger, recipient: 'Click here', notes: 'Call +1 900', address: '9 Casino Road' })
    const text = await mailText()
    for (const word of ['You won', 'prize.test', 'Click here', '+1 900', 'Casino'])
      expect(text).not.toContain(word)
    for (const word of ['Mug', '1001', 'pay@harbour.test', '17.25']) expect(text).toContain(word)
  })

  test('is not meant by whoever has only placed it: the answer holds no way to say so', async () => {
    const { body } = await order(await shop.stock())
    expect((await shop.buyer.post('confirm-order', { token: body.token })).status).toBe(404)
  })

  test('waits for two hours, and for the days of its shop once its buyer pressed the button', async () => {
    const before = await placed()
    expect([before.confirmedAt, daysOf(before) < 0.1]).toEqual([null, true])
    const token = await confirmation()
    await shop.buyer.post('confirm-order', { token }).expect(200)
    const after = await read(before)
    expect(daysOf(after)).toBe(7)
    expect(after.confirmedAt).not.toBeNull()
    await shop.buyer.post('confirm-order', { token }).expect(200)
    expect(await read(before)).toEqual(after)
  })

  test('is kept by its shop, and by nobody once it is over', async () => {
    const waiting = await placed()
    const keep = () => shop.owner.post('keep-order', { orderId: waiting.id })
    expect(daysOf((await keep()).body.order)).toBe(7)
    await shop
      .knex('account_orders')
      .where({ id: waiting.id })
      .update({ payBy: new Date(Date.now() - 1000) })
    await expireUnpaid(shop.app)
    expect((await keep()).status).toBe(409)
    await shop.buyer.post('confirm-order', { token: await confirmation() }).expect(200)
    expect((await read(waiting)).status).toBe('cancelled')
  })
})

describe('who pays later', () => {
  test('has three orders open, by address and by email, and another one once one is paid', async () => {
    const goods = await shop.stock({ stock: 90 })
    for (const email of ['a@buyers.test', 'b@buyers.test', 'c@buyers.test'])
      await order(goods, { email }).expect(200)
    const { status, body } = await order(goods, { email: 'd@buyers.test' })
    expect([status, body.refusal.code]).toEqual([409, 'unpaid-open'])
    const [first] = (await shop.owner.get('account-orders')).body.data
    await shop.owner.patch(`account-orders/${first.id}`, { status: 'paid' }).expect(200)
    await order(goods, { email: 'd@buyers.test' }).expect(200)
    await moveTo('10.8.1.1')
    await order(goods, { email: 'B@buyers.test' }).expect(200)
    await order(goods, { email: 'b@buyers.test' }).expect(200)
    await moveTo('10.8.1.2')
    expect((await order(goods, { email: 'b@Buyers.test' })).body.refusal.code).toBe('unpaid-open')
    await shop.pay(buildCheckout(buildCart(goods))).expect(200)
  })

  test('of one line of IPv6, whichever of its addresses is used', async () => {
    const goods = await shop.stock({ stock: 90 })
    for (const host of [1, 2, 3]) {
      await moveTo(`2001:db8:0:${shop.account.id % 9999}::${host}`)
      await order(goods, { email: `${host}@buyers.test` }).expect(200)
    }
    await moveTo(`2001:db8:0:${shop.account.id % 9999}:ffff::1`)
    expect((await order(goods, { email: '4@buyers.test' })).status).toBe(409)
  })

  test('holds a third of what there is of a thing at most, in all orders together', async () => {
    const goods = await shop.stock({ stock: 12 })
    const { status, body } = await order({ ...goods, quantity: 5 })
    expect([status, body.refusal.code, body.line.available]).toEqual([409, 'unpaid-share', 4])
    expect(Object.keys(body.errors)).toEqual(['items.0'])
    expect(await shop.stockOf(goods)).toBe(12)
    await order({ ...goods, quantity: 3 }).expect(200)
    expect((await order({ ...goods, quantity: 2 })).body.line.available).toBe(1)
    await order({ ...goods, quantity: 1 }).expect(200)
    expect(await shop.stockOf(goods)).toBe(8)
    const last = await shop.stock({ stock: 1 })
    await order(last).expect(200)
  })

  test('is mailed sixty times an hour at most; what is more leaves later and is kept as long', async () => {
    await placed()
    const [mail] = await shop.knex('account_mails').where({ customerId: shop.account.id, kind: 'to-pay' })
    const { id: _, dedupeKey: _key, ...columns } = mail!
    const earlier = Array.from({ length: 59 }, (_row, index) => ({
      ...columns,
      content: JSON.stringify(columns.content),
      runAt: new Date(Date.now() - (50 - index / 10) * 60_000),
    }))
    await shop.knex('account_mails').insert(earlier)
    const late = await placed({ email: 'later@buyers.test' })
    const { runAt } = (await shop.mails('to-pay')).at(-1)!
    const minutes = (runAt.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(5)
    expect(minutes).toBeLessThan(15)
    expect(Date.parse(late.payBy!) - runAt.getTime()).toBe(2 * 3_600_000)
  })
})
