import { cents } from '@mainstreet/shared/rules/money/money'
import { as } from '../../../test/as'
import { createWholeApp } from '../../../test/create-whole-app'
import { auditAccount } from '../../books/audit-account'
import { openShop } from '../orders.factory'
import { setShop } from '../shop.stage'
import { forgetTillSales } from './forget-till-sales'

const shop = setShop({ open: createWholeApp })

const goods = async (more: object = {}) => {
  const { itemId, variationId } = await shop.stock({ title: 'Mug', price: 10, stock: 5, ...more })
  return { itemId, variationId, quantity: 2 }
}
const sell = (items: object[], more: object = {}, who = shop.owner) =>
  who.post('account-orders', { items, name: 'Counter', shippingType: 'pickup', status: 'Complete', ...more })
const quote = (items: object[]) =>
  shop.owner.post('manual-quote', { customerId: shop.account.id, items, shippingType: 'pickup' })
const stockOf = async (variationId: number) =>
  (await shop.knex('market_variations').where({ id: variationId }).first('stock'))!.stock
const discrepancies = async () => {
  const { found, failures } = await auditAccount(shop.app, shop.account.id)
  return { failures, found: [...found.values()].flat() }
}

describe('a sale at the counter', () => {
  test('is handed over at once, takes its stock, and stands in the books', async () => {
    const mug = await goods()
    const { body } = await sell([mug], { paidWith: 'cash' }).expect(201)
    expect(body).toMatchObject({ status: 'Complete', paidWith: 'cash', completedAt: expect.any(String) })
    expect(await stockOf(mug.variationId)).toBe(3)
    expect(await discrepancies()).toEqual({ failures: 0, found: [] })
    await sell([mug], { status: 'shipped' }).expect(400)
  })

  test('has a price of its own with a reason, which taxes, books and a refund go by', async () => {
    const mug = { ...(await goods()), unitPrice: 750, priceReason: 'Chipped' }
    const { body: priced } = await quote([mug]).expect(200)
    expect(priced).toMatchObject({ subtotal: 1500, tax: 225, total: 1725 })
    const { body: order } = await sell([mug], { paidWith: 'terminal' }).expect(201)
    expect(order.total).toBe(1725)
    expect(order.lines).toMatchObject([{ unitPrice: 750, regularPrice: 1000, priceReason: 'Chipped' }])
    const link = await shop.owner.post('order-link', { orderId: order.id }).expect(200)
    const token = /\/order\/([\w.-]+)/.exec(link.body.url)![1]
    const { body: seen } = await shop.buyer.post('order-lookup', { token }).expect(200)
    expect(JSON.stringify(seen)).not.toContain('Chipped')
    expect(await discrepancies()).toEqual({ failures: 0, found: [] })
  })

  test.each([
    [{ unitPrice: 750 }, 'items.0.priceReason'],
    [{ unitPrice: 750, priceReason: ' ' }, 'items.0.priceReason'],
    [{ unitPrice: -1, priceReason: 'x' }, 'items.0.unitPrice'],
  ])('is refused a price like %j', async (own, field) => {
    const mug = { ...(await goods()), ...own }
    for (const answer of [await quote([mug]), await sell([mug])]) {
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.errors)).toEqual([field])
    }
  })

  test('sells no gift card for less than it is worth', async () => {
    const card = { ...(await goods({ giftCard: true })), unitPrice: 1, priceReason: 'x' }
    expect((await quote([card]).expect(400)).body.errors).toHaveProperty(['items.0.unitPrice'])
  })

  test('a buyer on the site sets no price', async () => {
    const mug = { ...(await goods()), unitPrice: 1, priceReason: 'x' }
    const body = { items: [mug], shippingType: 'pickup', customerid: shop.account.id }
    const { body: priced } = await shop.buyer.post('quote', body).expect(200)
    expect(priced.subtotal).toBe(2000)
  })
})

describe('a sale by link', () => {
  const open = async (more: object = {}) => {
    const mug = { ...(await goods()), unitPrice: 750, priceReason: 'Chipped' }
    const { body: sale } = await shop.owner
      .post('till-sales', { items: [mug], name: 'Counter', ...more })
      .expect(201)
    const { body: link } = await shop.owner.post('till-link', { id: sale.id }).expect(200)
    return { sale, mug, token: /\/pay\/([\w.-]+)/.exec(link.url)![1]! }
  }
  const look = (token: string, who = shop.buyer) => who.post('sale-to-pay', { token })
  const pay = (token: string, more: object = {}, key = token) =>
    shop.buyer.post('pay-sale', { token, id: 'pm_card_visa', ...more }).set({ 'idempotency-key': key })

  test('is the shop’s to make, and nobody’s to find without its link', async () => {
    const { sale, token } = await open()
    await shop.buyer.get('till-sales').expect(401)
    await shop.buyer.post('till-sales', { items: sale.items }).expect(401)
    await (await as(shop.app, 'content', shop.account)).post('till-sales', { items: sale.items }).expect(403)
    const other = await openShop(shop.app)
    await (await as(shop.app, 'owner', other)).post('till-link', { id: sale.id }).expect(404)
    await look(token, await as(shop.app, 'visitor', other)).expect(404)
    // The first sign of its signature: the last one has bits that say nothing.
    await look(token.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'))).expect(404)
  })

  test('is refused where it could not be sold', async () => {
    const mug = await goods()
    const bad = (body: object) => shop.owner.post('till-sales', body)
    expect((await bad({ items: [{ ...mug, itemId: 999_999 }] })).status).toBe(400)
    expect((await bad({ items: [mug], email: 'mona' })).body.errors).toHaveProperty('email')
    expect((await bad({ items: [] })).status).toBe(400)
  })

  test('is paid once, by card, for the price of the counter, with the same stock and books', async () => {
    const { sale, mug, token } = await open()
    const { body: seen } = await look(token).expect(200)
    expect(seen).toMatchObject({ quote: { total: 1725 }, paid: null })
    expect((await pay(token, { expectedTotal: 1 })).status).toBe(409)
    expect((await pay(token, { id: 'pm_card_visa_chargeDeclined' }, 'first')).status).toBe(402)
    expect(await stockOf(mug.variationId)).toBe(5)
    const { body } = await pay(token, { email: 'mona@people.test' }, 'second').expect(200)
    expect(body).toMatchObject({ ok: true })
    expect((await pay(token, {}, 'third')).status).toBe(409)
    expect(await stockOf(mug.variationId)).toBe(3)
    const { body: link } = await shop.owner.post('till-link', { id: sale.id }).expect(200)
    const { body: order } = await shop.owner.get(`account-orders/${link.orderId}`).expect(200)
    expect(order).toMatchObject({
      ...{ status: 'paid', total: 1725, email: 'mona@people.test', name: 'Counter', phone: '' },
      lines: [{ unitPrice: 750, priceReason: 'Chipped' }],
    })
    expect((await look(token).expect(200)).body.paid).toEqual(body.token)
    expect(await shop.knex('account_mails').where({ kind: 'receipt', to: 'mona@people.test' })).toHaveLength(
      1,
    )
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'Complete', sendEmail: false }).expect(200)
    expect(await discrepancies()).toEqual({ failures: 0, found: [] })
  })

  test('is paid by one of two phones', async () => {
    const { token } = await open()
    const answers = await Promise.all([pay(token, {}, 'one'), pay(token, {}, 'other')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('leads nowhere once it is taken back, and is forgotten after a day while its order stays', async () => {
    const { sale, token } = await open()
    await shop.owner.delete(`till-sales/${sale.id}`).expect(200)
    await look(token).expect(404)
    await pay(token).expect(404)
    const paid = await open()
    await pay(paid.token).expect(200)
    await forgetTillSales(shop.app, new Date(Date.now() + 25 * 3_600_000))
    await look(paid.token).expect(404)
    const { body } = await shop.owner.get('account-orders').expect(200)
    expect(body.data.map(({ total }: { total: number }) => total)).toContain(cents(1725))
  })
})
