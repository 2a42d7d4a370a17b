import { cents } from '@mainstreet/shared/rules/money/money'
import { buildBuyer, buildCart, buildCheckout, openShop, stockGoods } from '../orders.factory'
import { setShop } from '../shop.stage'

const shop = setShop()

describe('a payment is refused', () => {
  test('where the shop does not sell', async () => {
    const goods = await shop.stock()
    await shop.knex('account').where({ id: shop.account.id }).update({ ecommerceEnabled: false })
    const { status, body } = await shop.pay(buildCheckout(buildCart(goods)))
    expect([status, body.ok, body.refusal.code]).toEqual([403, false, 'store-closed'])
  })

  test('where the sandbox is off and there are no keys', async () => {
    const goods = await shop.stock()
    const settings = shop.app.get('settings') as { paymentsSandbox: boolean }
    settings.paymentsSandbox = false
    const { status } = await shop.pay(buildCheckout(buildCart(goods)))
    settings.paymentsSandbox = true
    expect(status).toBe(403)
  })

  test('for goods of another shop, drafts, and variations of another item', async () => {
    const other = await openShop(shop.app)
    const foreign = await stockGoods(shop.app, other)
    const draft = await shop.stock({ status: 'draft' })
    const unsaved = await shop.stock({ newlyCreated: true })
    const mug = await shop.stock()
    const plate = await shop.stock()
    const mixed = { itemId: mug.itemId, variationId: plate.variationId }
    for (const goods of [foreign, draft, unsaved, mixed]) {
      const { status, body } = await shop.pay(buildCheckout(buildCart(goods)))
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['items.0']])
      expect(body.refusal.code).toBe('item-gone')
    }
    expect(await shop.orders()).toEqual([])
  })

  test('for lines that contradict themselves', async () => {
    const goods = await shop.stock()
    const [line] = buildCart(goods)
    const items = [{ ...line!, variationId: goods.variationId + 1 }]
    expect((await shop.pay(buildCheckout(items))).status).toBe(400)
    expect((await shop.pay(buildCheckout([{ ...line!, quantity: 0 }]))).status).toBe(400)
    expect((await shop.pay(buildCheckout([{ ...line!, quantity: 1000 }]))).status).toBe(400)
    const noWay = await shop.pay(
      buildCheckout(buildCart(goods), { customerid: shop.account.id, customerId: shop.account.id + 1 }),
    )
    expect(noWay.status).toBe(400)
  })

  test('for an unknown province of Canada, which is never taxed at nothing', async () => {
    const goods = await shop.stock()
    const data = buildBuyer({ province: 'Atlantis' })
    const { status, body } = await shop.pay(buildCheckout(buildCart(goods), { data }))
    expect([status, body.errors]).toEqual([400, { 'data.province': 'is not known in Canada' }])
  })

  test('for an address with holes where it is needed, naming each', async () => {
    const goods = await shop.stock()
    const data = buildBuyer({ address: ' ', city: '', postalcode: undefined })
    for (const shippingType of ['shipping', 'delivery'] as const) {
      const { status, body } = await shop.pay(buildCheckout(buildCart(goods), { data, shippingType }))
      expect([status, Object.keys(body.errors)]).toEqual([
        400,
        ['data.address', 'data.city', 'data.postalcode'],
      ])
    }
    expect(await shop.orders()).toEqual([])
    const nobody = buildBuyer({ name: '', phone: '', email: '' })
    const pickup = await shop.pay(buildCheckout(buildCart(goods), { data: nobody, shippingType: 'pickup' }))
    expect(Object.keys(pickup.body.errors)).toEqual(['data.name', 'data.email', 'data.phone'])
  })

  test('for goods that cannot be shipped, in the stated words', async () => {
    const goods = await shop.stock({ allowShipping: false })
    const { status, body } = await shop.pay(buildCheckout(buildCart(goods)))
    expect([status, body.refusal.code]).toEqual([400, 'cannot-ship'])
    expect(body.message).toBe(
      'You have items in your cart that cannot be shipped, and you chose to have your items shipped.',
    )
    const picked = await shop.pay(buildCheckout(buildCart(goods), { shippingType: 'pickup' }))
    expect(picked.status).toBe(200)
  })

  test('for a shipping method that the shop does not offer', async () => {
    const goods = await shop.stock()
    await shop.knex('store_settings').where({ id: shop.account.id }).update({ allowDelivery: false })
    const { status, body } = await shop.pay(buildCheckout(buildCart(goods), { shippingType: 'delivery' }))
    expect([status, Object.keys(body.errors)]).toEqual([400, ['shippingType']])
    expect(body.refusal.code).toBe('delivery-not-offered')
  })

  test('below 0.50 and above 999,999.99', async () => {
    const penny = await shop.stock({ price: 0.1 })
    const yacht = await shop.stock({ price: 999_999.99 })
    const pickup = { shippingType: 'pickup' } as const
    const answers = [penny, yacht].map((goods) => shop.pay(buildCheckout(buildCart(goods), pickup)))
    expect((await Promise.all(answers)).map(({ status, body }) => [status, body.refusal.code])).toEqual([
      [400, 'order-too-small'],
      [400, 'order-too-large'],
    ])
    expect(await shop.charges()).toEqual([])
  })

  test('when the total is no longer the one that was shown, with a fresh quote', async () => {
    const goods = await shop.stock()
    const { status, body } = await shop.pay(buildCheckout(buildCart(goods), { expectedTotal: cents(1) }))
    expect([status, body.refusal.code, body.quote.total]).toEqual([409, 'prices-changed', 1725])
    expect(await shop.stockOf(goods)).toBe(5)
    const right = await shop.pay(buildCheckout(buildCart(goods), { expectedTotal: cents(1725) }))
    expect(right.body.ok).toBe(true)
  })

  test('for more than there is, counted over all lines, naming the line', async () => {
    const goods = await shop.stock({ stock: 3 })
    const cart = buildCart({ ...goods, quantity: 2 }, { ...goods, quantity: 2 })
    const { status, body } = await shop.pay(buildCheckout(cart))
    expect([status, body.code, body.errors]).toEqual([409, 409, { 'items.0': 'only 3 left' }])
    expect(body).toMatchObject({
      refusal: expect.objectContaining({ code: 'only-left' }),
      line: { variationId: goods.variationId, position: 0, label: 'Mug – Regular', available: 3 },
    })
    expect(await shop.stockOf(goods)).toBe(3)
  })
})
