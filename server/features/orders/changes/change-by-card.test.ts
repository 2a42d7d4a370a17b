import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { RefundOutcome } from '../../../kit/payments/payment-gateway'
import { createSandboxGateway } from '../../../kit/payments/sandbox-gateway'
import { replacePart } from '../../../test/with-parts'
import { buildCart, newKey } from '../orders.factory'
import { items, setChangeShop } from './change-shop.stage'
import { expireChanges } from './expire-changes'

const shop = setChangeShop()

describe('of an order that a card has paid', () => {
  test('another variation at the same price is done at once, with its stock and a corrected receipt', async () => {
    const order = await shop.sellTwo()
    const twin = await shop.stock({ stock: 4, title: 'Mug', sku: 'MUG-2' })
    const wish = items(shop.mug, twin)
    expect(await shop.quoteOf(order, wish)).toMatchObject({ difference: 0, settlement: 'none' })
    const { body } = await shop.change(order, { ...wish, expectedDifference: 0 }).expect(200)
    expect(body.order).toMatchObject({ total: order.total, lineItems: expect.stringContaining(',') })
    expect(body.change).toMatchObject({ status: 'done', difference: 0 })
    expect([await shop.stockOf(shop.mug), await shop.stockOf(twin)]).toEqual([9, 3])
    const [mail] = await shop.mails('changed-order')
    expect(mail).toMatchObject({ to: order.email, subject: expect.stringContaining('corrected') })
    expect(await shop.findings()).toEqual([])
  })

  test('what costs less goes back to the card, and the order comes to less', async () => {
    const order = await shop.sellTwo()
    expect(await shop.quoteOf(order, items(shop.mug))).toMatchObject({
      difference: -1150,
      settlement: 'back-to-card',
    })
    const { body } = await shop.change(order, items(shop.mug)).expect(200)
    expect(body.change).toMatchObject({ status: 'done', difference: -1150 })
    expect(body.order).toMatchObject({ subtotal: 1000, tax: 225, total: 1725, refunded: 0, status: 'paid' })
    expect((await shop.owner.get(`order-refunds?orderId=${order.id}`)).body.total).toBe(0)
    expect(await shop.stocks()).toEqual([9, 10])
    expect(await shop.findings()).toEqual([])
    await shop.owner.post('refund-order', { orderId: order.id, amount: 1725 }).expect(200)
    expect(await shop.read(order)).toMatchObject({ status: 'refunded', refunded: 1725 })
    expect(await shop.findings()).toEqual([])
  })

  test('what the provider does not give back is not changed, and says why', async () => {
    const order = await shop.sellTwo()
    const declined: RefundOutcome = {
      status: 'declined',
      decline: { message: 'Your balance is too low.', code: 'balance_insufficient' },
    }
    const gateway = { ...createSandboxGateway(shop.knex), refund: async () => declined }
    const parts = { ...shop.app.get('gateways'), named: () => gateway }
    const restore = replacePart(shop.app, 'gateways', parts)
    const { body } = await shop.change(order, items(shop.bowl)).expect(200)
    restore()
    expect(body.change).toMatchObject({ status: 'dropped', problem: 'Your balance is too low.' })
    expect(body.order).toMatchObject({ total: order.total, lines: order.lines })
    expect(await shop.stocks()).toEqual([8, 10])
    expect(await shop.findings()).toEqual([])
  })

  test('what costs more is asked for by the order’s link, held meanwhile, and done once it is paid', async () => {
    const order = await shop.sellTwo()
    const wish = items({ ...shop.mug, quantity: 2 }, shop.bowl)
    expect(await shop.quoteOf(order, wish)).toMatchObject({ difference: 1725, settlement: 'link' })
    const { body } = await shop.change(order, wish).expect(200)
    expect(body.change).toMatchObject({ status: 'waiting', difference: 1725 })
    expect(body.order).toMatchObject({ total: order.total })
    expect(await shop.stocks()).toEqual([8, 9])
    expect((await shop.mails('to-pay')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('$17.25 to pay'),
    ])
    const shown = await shop.buyer.post('order-lookup', { token: shop.tokenOf(order) }).expect(200)
    expect(shown.body.change).toMatchObject({ difference: 1725, after: { total: 4600 } })
    expect((await shop.payChange(order, { expectedTotal: 1 })).status).toBe(409)
    expect((await shop.payChange(order, { id: 'pm_card_visa_chargeDeclinedLostCard' })).status).toBe(402)
    expect(await shop.read(order)).toMatchObject({ total: order.total })
    const paid = await shop.payChange(order, { expectedTotal: 1725 }).expect(200)
    expect(paid.body).toMatchObject({ ok: true, orderNumber: order.orderNumber })
    expect(await shop.read(order)).toMatchObject({ subtotal: 3500, tax: 600, total: 4600, refunded: 0 })
    const told = await shop.mails('changed-order')
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [order.email, expect.stringContaining('corrected receipt')],
      [shop.account.str_email, '$17.25 paid: order #1001 is changed'],
    ])
    expect(await shop.mails('new-order')).toHaveLength(1)
    expect((await shop.payChange(order)).status).toBe(409)
    expect(await shop.findings()).toEqual([])
  })

  test('paid twice by one submit it is charged once, and a bank’s step goes on', async () => {
    const order = await shop.sellTwo()
    await shop.change(order, items({ ...shop.mug, quantity: 3 })).expect(200)
    const key = newKey()
    const once = () => shop.payChange(order, {}, key)
    const answers = await Promise.all([once(), once(), once()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await shop.change(order, items({ ...shop.mug, quantity: 4 })).expect(200)
    const asked = await shop.payChange(order, { id: 'pm_card_authenticationRequired' })
    const { paymentIntentId } = asked.body
    await shop.knex('sandbox_charges').where({ id: paymentIntentId }).update({ status: 'succeeded' })
    const on = await shop.payChange(order, { paymentIntentId })
    expect(on.body).toMatchObject({ ok: true, orderNumber: order.orderNumber })
    expect(await shop.read(order)).toMatchObject({ subtotal: 4000 })
    expect(await shop.findings()).toEqual([])
  })

  test('a refund of more than one payment goes back to each, pieces and all', async () => {
    const order = await shop.sellTwo()
    await shop.change(order, items({ ...shop.mug, quantity: 2 }, shop.bowl)).expect(200)
    await shop.payChange(order).expect(200)
    const { body } = await shop.owner
      .post('refund-order', {
        orderId: order.id,
        lines: [{ variationId: shop.mug.variationId, quantity: 1 }],
      })
      .expect(200)
    expect(body.refund).toMatchObject({ amount: 1150, status: 'succeeded' })
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'cancelled' }).expect(200)
    expect(await shop.read(order)).toMatchObject({ refunded: 4600 })
    const back = await shop.knex('order_refunds').where({ orderId: order.id }).select('orderPaymentId')
    expect(new Set(back.map(({ orderPaymentId }) => orderPaymentId)).size).toBe(2)
    expect(await shop.stocks()).toEqual([10, 10])
    expect(await shop.findings()).toEqual([])
  })

  test('what waits is dropped by hand, by a refund, by sending it, by cancelling, and after a week', async () => {
    const drops: ((order: Order) => Promise<unknown>)[] = [
      ({ id: orderId }) => shop.owner.post('drop-change', { orderId }).expect(200),
      ({ id: orderId }) => shop.owner.post('refund-order', { orderId, amount: 100 }).expect(200),
      ({ id }) => shop.owner.patch(`account-orders/${id}`, { status: 'Complete' }).expect(200),
      ({ id }) => shop.owner.patch(`account-orders/${id}`, { status: 'cancelled' }).expect(200),
      async ({ id: orderId }) => {
        const createdAt = new Date(Date.now() - 8 * dayMs)
        await shop.knex('order_changes').where({ orderId }).update({ createdAt })
        await expireChanges(shop.app)
      },
    ]
    for (const drop of drops) {
      const order = await shop.sellTwo()
      await shop.change(order, items({ ...shop.mug, quantity: 2 }, shop.bowl)).expect(200)
      await drop(order)
      expect(await shop.changesOf(order)).toMatchObject([{ status: 'dropped' }])
      expect((await shop.payChange(order)).status).toBe(409)
      expect(await shop.stockOf(shop.bowl)).toBe(10)
      expect((await shop.owner.post('drop-change', { orderId: order.id })).status).toBe(409)
    }
    expect(await shop.findings()).toEqual([])
  })

  test('money that comes for a change nobody waits for any more goes back', async () => {
    const order = await shop.sellTwo()
    await shop.change(order, items({ ...shop.mug, quantity: 3 })).expect(200)
    const asked = await shop.payChange(order, { id: 'pm_card_authenticationRequired' })
    await shop.owner.post('drop-change', { orderId: order.id }).expect(200)
    const { paymentIntentId } = asked.body
    await shop.knex('sandbox_charges').where({ id: paymentIntentId }).update({ status: 'succeeded' })
    const on = await shop.payChange(order, { paymentIntentId }).expect(402)
    expect(on.body.message).toMatch(/changed otherwise/)
    expect(await shop.knex('order_refunds').where({ customerId: shop.account.id })).toMatchObject([
      { amount: 1150, unlisted: true },
    ])
    expect(await shop.read(order)).toMatchObject({ total: order.total })
  })

  test('a way is changed with its cost, where to, and the tax of there', async () => {
    const order = await shop.sellTwo()
    const picked = await shop.change(order, { shippingType: 'pickup' }).expect(200)
    expect(picked.body.order).toMatchObject({ shippingType: 'pickup', shipping: 0, total: 2300 })
    const there = { address: '9 Jasper Avenue', city: 'Edmonton', province: 'AB', country: 'Canada' }
    const lacking = await shop
      .change(order, { shippingType: 'delivery', ...there, postalcode: '' })
      .expect(400)
    expect(Object.keys(lacking.body.errors)).toEqual(['postalcode'])
    const wish = { shippingType: 'shipping', ...there, postalcode: 't5j0n3' }
    expect(await shop.quoteOf(order, wish)).toMatchObject({
      difference: 325,
      after: { tax: 125, taxLines: [{ label: 'GST', cents: 125 }], total: 2625 },
    })
    await shop.change(order, wish).expect(200)
    await shop.payChange(order).expect(200)
    expect(await shop.read(order)).toMatchObject({ province: 'AB', postalcode: 'T5J 0N3', city: 'Edmonton' })
    expect(await shop.findings()).toEqual([])
  })

  test('an address that is corrected meanwhile is where it goes', async () => {
    const order = await shop.sell(buildCart(shop.mug), { shippingType: 'pickup' })
    const there = { address: '1 Main Street', city: 'Moncton', province: 'NB', country: 'Canada' }
    const sent = { shippingType: 'shipping', ...there, postalcode: 'E1C 1A1' }
    await shop.change(order, sent).expect(200)
    const corrected = { orderId: order.id, address: '2 Main Street', name: 'Mona Cormier' }
    await shop.owner.post('correct-order', corrected).expect(200)
    await shop.payChange(order).expect(200)
    expect(await shop.read(order)).toMatchObject({
      shippingType: 'shipping',
      address: '2 Main Street',
      recipient: 'Mona Cormier',
      city: 'Moncton',
    })
    expect(await shop.findings()).toEqual([])
  })

  test('it keeps what was given back of it', async () => {
    const order = await shop.sellTwo()
    await shop.owner
      .post('refund-order', {
        orderId: order.id,
        lines: [{ variationId: shop.mug.variationId, quantity: 1 }],
      })
      .expect(200)
    expect((await shop.change(order, items(shop.bowl)).expect(409)).body.refusal.code).toBe(
      'less-than-refunded',
    )
    await shop.change(order, items(shop.mug)).expect(200)
    expect(await shop.read(order)).toMatchObject({ total: 1725, refunded: 1150 })
    expect(await shop.findings()).toEqual([])
  })
})
