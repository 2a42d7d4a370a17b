import { cents } from '@mainstreet/shared/rules/money/money'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { Input } from '@mainstreet/shared/services'
import { as, type Client } from '../../../test/as'
import { openTestApp, type TestApp } from '../../../test/create-test-app'
import { buildBuyer, buildCart, buildCheckout, newKey, openShop, stockGoods } from '../orders.factory'

let app: TestApp
let shop: Account
let buyer: Client

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  shop = await openShop(app)
  // Every test has its own budget of attempts.
  app.address = `10.9.${shop.id % 250}.${Math.floor(Math.random() * 250)}`
  buyer = await as(app, 'visitor', shop)
})

const pay = (body: Input<'payments'>, headers = newKey()) => buyer.post('payments', body).set(headers)
const orders = (where = {}) =>
  app
    .get('database')
    .knex('account_orders')
    .where({ customerId: shop.id, ...where })
const charges = () => app.get('database').knex('sandbox_charges').where({ customerId: shop.id })
const stockOf = async (id: number) =>
  (await app.get('database').knex('market_variations').where({ id }).first()).stock

describe('a payment is refused', () => {
  test('where the shop does not sell', async () => {
    const goods = await stockGoods(app, shop)
    await app.get('database').knex('account').where({ id: shop.id }).update({ ecommerceEnabled: false })
    const { status, body } = await pay(buildCheckout(buildCart(goods)))
    expect([status, body.ok, body.reason]).toEqual([403, false, 'store_closed'])
  })

  test('where the sandbox is off and there are no keys', async () => {
    const goods = await stockGoods(app, shop)
    const settings = app.get('settings') as { paymentsSandbox: boolean }
    settings.paymentsSandbox = false
    const { status } = await pay(buildCheckout(buildCart(goods)))
    settings.paymentsSandbox = true
    expect(status).toBe(403)
  })

  test('for goods of another shop, drafts, and variations of another item', async () => {
    const other = await openShop(app)
    const foreign = await stockGoods(app, other)
    const draft = await stockGoods(app, shop, { status: 'draft' })
    const unsaved = await stockGoods(app, shop, { newlyCreated: true })
    const mug = await stockGoods(app, shop)
    const plate = await stockGoods(app, shop)
    const mixed = { itemId: mug.itemId, variationId: plate.variationId }
    for (const goods of [foreign, draft, unsaved, mixed]) {
      const { status, body } = await pay(buildCheckout(buildCart(goods)))
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['items.0']])
      expect(body.reason).toBe('item_gone')
    }
    expect(await orders()).toEqual([])
  })

  test('for lines that contradict themselves', async () => {
    const goods = await stockGoods(app, shop)
    const [line] = buildCart(goods)
    const items = [{ ...line!, variationId: goods.variationId + 1 }]
    expect((await pay(buildCheckout(items))).status).toBe(400)
    expect((await pay(buildCheckout([{ ...line!, quantity: 0 }]))).status).toBe(400)
    expect((await pay(buildCheckout([{ ...line!, quantity: 1000 }]))).status).toBe(400)
    const noWay = await pay(buildCheckout(buildCart(goods), { customerid: shop.id, customerId: shop.id + 1 }))
    expect(noWay.status).toBe(400)
  })

  test('for an unknown province of Canada, which is never taxed at nothing', async () => {
    const goods = await stockGoods(app, shop)
    const data = buildBuyer({ province: 'Atlantis' })
    const { status, body } = await pay(buildCheckout(buildCart(goods), { data }))
    expect([status, body.errors]).toEqual([400, { 'data.province': 'is not known in Canada' }])
  })

  test('for an address with holes where it is needed, naming each', async () => {
    const goods = await stockGoods(app, shop)
    const data = buildBuyer({ address: ' ', city: '', postalcode: undefined })
    for (const shippingType of ['shipping', 'delivery'] as const) {
      const { status, body } = await pay(buildCheckout(buildCart(goods), { data, shippingType }))
      expect([status, Object.keys(body.errors)]).toEqual([
        400,
        ['data.address', 'data.city', 'data.postalcode'],
      ])
    }
    expect(await orders()).toEqual([])
    const nobody = buildBuyer({ name: '', phone: '', email: '' })
    const pickup = await pay(buildCheckout(buildCart(goods), { data: nobody, shippingType: 'pickup' }))
    expect(Object.keys(pickup.body.errors)).toEqual(['data.name', 'data.email', 'data.phone'])
  })

  test('for goods that cannot be shipped, in the stated words', async () => {
    const goods = await stockGoods(app, shop, { allowShipping: false })
    const { status, body } = await pay(buildCheckout(buildCart(goods)))
    expect([status, body.reason]).toEqual([400, 'cannot_ship'])
    expect(body.message).toBe(
      'You have items in your cart that cannot be shipped, and you chose to have your items shipped.',
    )
    const picked = await pay(buildCheckout(buildCart(goods), { shippingType: 'pickup' }))
    expect(picked.status).toBe(200)
  })

  test('for a shipping method that the shop does not offer', async () => {
    const goods = await stockGoods(app, shop)
    await app.get('database').knex('store_settings').where({ id: shop.id }).update({ allowDelivery: false })
    const { status, body } = await pay(buildCheckout(buildCart(goods), { shippingType: 'delivery' }))
    expect([status, Object.keys(body.errors)]).toEqual([400, ['shippingType']])
    expect(body.reason).toBe('shipping_not_offered')
  })

  test('below 0.50 and above 999,999.99', async () => {
    const penny = await stockGoods(app, shop, { price: 0.1 })
    const yacht = await stockGoods(app, shop, { price: 999_999.99 })
    const pickup = { shippingType: 'pickup' } as const
    const answers = [penny, yacht].map((goods) => pay(buildCheckout(buildCart(goods), pickup)))
    expect((await Promise.all(answers)).map(({ status, body }) => [status, body.reason])).toEqual([
      [400, 'total_too_low'],
      [400, 'total_too_high'],
    ])
    expect(await charges()).toEqual([])
  })

  test('when the total is no longer the one that was shown, with a fresh quote', async () => {
    const goods = await stockGoods(app, shop)
    const { status, body } = await pay(buildCheckout(buildCart(goods), { expectedTotal: cents(1) }))
    expect([status, body.reason, body.quote.total]).toEqual([409, 'prices_changed', 1725])
    expect(await stockOf(goods.variationId)).toBe(5)
    const right = await pay(buildCheckout(buildCart(goods), { expectedTotal: cents(1725) }))
    expect(right.body.ok).toBe(true)
  })

  test('for more than there is, counted over all lines, naming the line', async () => {
    const goods = await stockGoods(app, shop, { stock: 3 })
    const cart = buildCart({ ...goods, quantity: 2 }, { ...goods, quantity: 2 })
    const { status, body } = await pay(buildCheckout(cart))
    expect([status, body.code, body.errors]).toEqual([409, 409, { 'items.0': 'only 3 left' }])
    expect(body).toMatchObject({
      reason: 'out_of_stock',
      line: { variationId: goods.variationId, position: 0, label: 'Mug – Regular', available: 3 },
    })
    expect(await stockOf(goods.variationId)).toBe(3)
  })
})
