import { as } from '../../../test/as'
import { buildCart, buildCheckout, newKey, openShop, stockGoods } from '../orders.factory'
import { setShop } from '../shop.stage'

const shop = setShop()

describe('a card that is refused', () => {
  test.each([
    ['InsufficientFunds', 'insufficient_funds', 'Your card was declined. Insufficient Funds.'],
    ['LostCard', 'lost_card', 'Your card was declined. Your card has been flagged as lost.'],
    ['StolenCard', 'stolen_card', 'Your card was declined. Your card has been flagged as stolen.'],
    ['', 'generic_decline', 'Your card was declined. Please double check your payment details.'],
  ])('%s is told in the stated words, and the stock comes back', async (name, reason, message) => {
    const goods = await shop.stock()
    const id = `pm_card_visa_chargeDeclined${name}`
    const { status, body } = await shop.pay(buildCheckout(buildCart(goods), { id }))
    expect(status).toBe(402)
    expect(body).toEqual({ ok: false, message, code: 'card_declined', decline_code: reason })
    expect(await shop.stockOf(goods)).toBe(5)
    expect((await shop.orders()).map((order) => order.status)).toEqual(['failed'])
    expect(await shop.mails()).toEqual([])
  })

  test('by a processing error or its date is told so', async () => {
    const goods = await shop.stock()
    const cart = buildCart(goods)
    const error = await shop.pay(buildCheckout(cart, { id: 'pm_card_chargeDeclinedProcessingError' }))
    expect([error.status, error.body.code]).toEqual([402, 'processing_error'])
    expect(error.body.message).toMatch(/^There was a processing error with your card\./)
    const old = await shop.pay(buildCheckout(cart, { id: 'pm_card_chargeDeclinedExpiredCard' }))
    expect(old.body).toMatchObject({ code: 'expired_card', message: 'Your card has expired.' })
  })

  test('may be replaced by another one under the same key', async () => {
    const goods = await shop.stock()
    const key = newKey()
    const cart = buildCart(goods)
    const refused = { id: 'pm_card_visa_chargeDeclined' }
    expect((await shop.pay(buildCheckout(cart, refused), key)).status).toBe(402)
    expect((await shop.pay(buildCheckout(cart, refused), key)).status).toBe(402)
    expect((await shop.pay(buildCheckout(cart), key)).body.ok).toBe(true)
    expect((await shop.pay(buildCheckout(cart, { id: 'pm_card_amex' }), key)).status).toBe(422)
    expect(await shop.stockOf(goods)).toBe(4)
  })
})

describe('a payment', () => {
  test('makes a paid order with a number, a receipt and a mail to the shop', async () => {
    await shop
      .knex('store_settings')
      .where({ id: shop.account.id })
      .update({ receiveEmail: 'orders@harbour.test', storeName: 'Harbour <b>' })
    const goods = await shop.stock()
    const { status, body } = await shop.pay(buildCheckout(buildCart({ ...goods, quantity: 2 })))
    expect([status, body.ok, body.orderNumber]).toEqual([200, true, 1001])
    const [order] = await shop.orders()
    expect(order).toMatchObject({
      status: 'paid',
      subtotal: 2000,
      shipping: 500,
      tax: 375,
      total: 2875,
      test: true,
      recipient: 'Mona Leger',
      lineItems: `${goods.variationId}:${goods.itemId}:2`,
    })
    expect((await shop.charges()).map(({ amount }) => amount)).toEqual([2875])
    const sent = await shop.mails()
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['receipt', 'mona@people.test'],
      ['new-order', 'orders@harbour.test'],
      ['low-stock', expect.stringMatching(/@people.test$/)],
    ])
    expect(sent[0]!.text).toMatch(/^HST +\$3\.75$/m)
    expect(sent[0]!.html).toContain('Harbour &lt;b&gt;')
    expect(sent[0]!.text).toContain(`/order/${body.token}`)
    const next = await shop.pay(buildCheckout(buildCart(goods)))
    expect(next.body.orderNumber).toBe(1002)
  })

  test('never believes prices, totals or currencies of the client', async () => {
    const goods = await shop.stock({ onSale: true, discountType: 'percent', discountValue: '10' })
    const [line] = buildCart(goods)
    const item = { id: goods.itemId, taxExempt: true, price: 0.01 }
    const items = [{ ...line!, price: 0.01, item, total: 1 }] as never
    const { body } = await shop.pay(buildCheckout(items, { currency: 'xyz' }))
    expect(body.ok).toBe(true)
    expect((await shop.charges())[0]).toMatchObject({ amount: 900 + 500 + 210, currency: 'cad' })
  })

  test('of the last piece by twenty buyers at once is one order', async () => {
    const goods = await shop.stock({ stock: 1 })
    const body = buildCheckout(buildCart(goods))
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.pay(body)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(409)])
    expect(await shop.stockOf(goods)).toBe(0)
    expect(await shop.orders()).toHaveLength(1)
    expect(await shop.charges()).toHaveLength(1)
  })

  test('submitted ten times at once is one order, and every answer is the same', async () => {
    const goods = await shop.stock()
    const body = buildCheckout(buildCart(goods))
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.pay(body, key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(answers[0]!.body.ok).toBe(true)
    expect(await shop.orders()).toHaveLength(1)
    expect(await shop.charges()).toHaveLength(1)
    expect(await shop.stockOf(goods)).toBe(4)
    expect((await shop.pay(body, key)).body).toEqual(answers[0]!.body)
  })

  test('with a used key and another cart is refused', async () => {
    const goods = await shop.stock()
    const key = newKey()
    await shop.pay(buildCheckout(buildCart(goods)), key)
    const other = await shop.pay(buildCheckout(buildCart({ ...goods, quantity: 2 })), key)
    expect([other.status, other.body.ok]).toEqual([422, false])
    expect(await shop.orders()).toHaveLength(1)
  })

  test('without a key is one per submit, for everybody shares the test cards', async () => {
    const goods = await shop.stock()
    const body = buildCheckout(buildCart(goods))
    const first = await shop.pay(body, {})
    const second = await shop.pay(body, {})
    expect([first.body.orderNumber, second.body.orderNumber]).toEqual([1001, 1002])
  })

  test('that the bank wants to see goes on in a second call', async () => {
    const goods = await shop.stock()
    const body = buildCheckout(buildCart(goods), { id: 'pm_card_authenticationRequired' })
    const key = newKey()
    const first = await shop.pay(body, key)
    expect(first.body).toMatchObject({ ok: false, requiresAction: true })
    expect((await shop.pay(body, key)).body).toEqual(first.body)
    const { paymentIntentId, clientSecret } = first.body
    expect(clientSecret).toContain(paymentIntentId)
    const { id: _, ...rest } = body
    const stranger = await as(shop.app, 'visitor', await openShop(shop.app))
    expect((await stranger.post('payments', { ...rest, paymentIntentId })).status).toBe(404)
    const done = await shop.pay({ ...rest, paymentIntentId }, key)
    expect(done.body).toMatchObject({ ok: true, orderNumber: 1001 })
    expect((await shop.pay({ ...rest, paymentIntentId }, key)).body).toEqual(done.body)
    expect(await shop.mailKinds()).toEqual(['receipt', 'new-order'])
  })
})

describe('a payment that the bank’s step ended', () => {
  const asked = async (goods: Awaited<ReturnType<typeof stockGoods>>) => {
    const { id, ...rest } = buildCheckout(buildCart(goods), { id: 'pm_card_authenticationRequired' })
    const { body } = await shop.pay({ ...rest, id })
    return { ...rest, paymentIntentId: body.paymentIntentId as string }
  }

  test('is ended by nobody else, and by nothing but its own cart', async () => {
    const goods = await shop.stock({ stock: 5 })
    const body = await asked(goods)
    const stranger = await as(shop.app, 'visitor', await openShop(shop.app))
    expect((await stranger.post('payments', { ...body, refused: true })).status).toBe(404)
    const other = { ...body, items: buildCart({ ...goods, quantity: 2 }), refused: true }
    expect((await shop.pay(other)).status).toBe(422)
    expect((await shop.pay({ ...buildCheckout(buildCart(goods)), refused: true })).status).toBe(400)
    expect(await shop.stockOf(goods)).toBe(4)
  })

  test('gives its pieces back at once, and cannot be paid any more', async () => {
    const goods = await shop.stock({ stock: 1 })
    const body = await asked(goods)
    expect(await shop.stockOf(goods)).toBe(0)
    expect((await shop.pay({ ...body, refused: true })).status).toBe(402)
    expect(await shop.stockOf(goods)).toBe(1)
    expect((await shop.pay({ ...body, refused: true })).status).toBe(402)
    expect((await shop.pay(body)).status).toBe(402)
    expect((await shop.orders()).map(({ status }) => status)).toEqual(['failed'])
    expect(await shop.stockOf(goods)).toBe(1)
    expect((await shop.pay(buildCheckout(buildCart(goods)))).body.ok).toBe(true)
  })

  test('stays paid when the refusal comes after the approval', async () => {
    const goods = await shop.stock({ stock: 1 })
    const body = await asked(goods)
    const done = await shop.pay(body)
    expect((await shop.pay({ ...body, refused: true })).body).toEqual(done.body)
    expect(await shop.stockOf(goods)).toBe(0)
  })
})

describe('an order link', () => {
  test('shows the buyer its order, and nothing to whoever guesses', async () => {
    const goods = await shop.stock()
    const { body } = await shop.pay(buildCheckout(buildCart(goods)))
    const { token } = body
    const seen = await shop.buyer.post('order-lookup', { token })
    expect(seen.body).toMatchObject({ ok: true, order: { orderNumber: 1001, status: 'paid', total: 1725 } })
    expect(Object.keys(seen.body.order)).not.toContain('notes')
    const [id, signature] = token.split('.')
    for (const forged of [`${Number(id) + 1}.${signature}`, `${id}.${signature}x`, id, 'x']) {
      expect((await shop.buyer.post('order-lookup', { token: forged })).status).toBe(404)
    }
    const elsewhere = await as(shop.app, 'visitor', await openShop(shop.app))
    expect((await elsewhere.post('order-lookup', { token })).status).toBe(404)
  })
})
