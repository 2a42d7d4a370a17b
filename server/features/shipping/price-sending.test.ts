import type { ShippingZone } from '@mainstreet/shared/contracts/marketplace/shipping-zones'
import type { StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import { buildDiscountCode } from '../discounts/discount-codes.factory'
import { discounts } from '../discounts/discounts.feature'
import { buildBuyer, buildCart, buildCheckout, type Goods } from '../orders/orders.factory'
import { setShop } from '../orders/shop.stage'
import { buildShippingZone } from './shipping-zones.factory'
import { shipping } from './shipping.feature'

const shop = setShop({ also: [discounts, shipping] })
let goods: Goods
beforeEach(async () => {
  goods = await shop.stock({ stock: 50, price: 20 })
})

const zone = (overrides: Partial<ShippingZone>) =>
  shop.owner.post('shipping-zones', buildShippingZone(overrides)).expect(201)
const settings = (body: Partial<StoreSettings>) =>
  shop.owner.patch(`store-settings/${shop.account.id}`, body).expect(200)
const moncton = { country: 'Canada', province: 'NB', postalcode: 'E1C 1A1' }
const town = { ...moncton, postalcode: 'e5b1a1' }
const maine = { country: 'United States', province: 'ME', postalcode: '04401-1234' }
const ask = (data: object, more: object = {}) =>
  shop.buyer.post('quote', { items: buildCart(goods), shippingType: 'delivery', data, ...more })
const costs = async (data: object, more: object = {}): Promise<unknown> => {
  const { status, body } = await ask(data, more)
  return status === 200 ? body.shipping : body.refusal.code
}
const buy = (more: object) => shop.pay(buildCheckout(buildCart(goods), { shippingType: 'delivery', ...more }))

test('without a zone the flat rates hold everywhere', async () => {
  expect(await costs(moncton)).toBe(400)
  expect(await costs(maine, { shippingType: 'shipping' })).toBe(500)
  expect(await costs({}, { shippingType: 'pickup' })).toBe(0)
})

test('the first zone of an address counts, and where there is none nothing is sent', async () => {
  await zone({ name: 'Town', places: 'E5B', price: 3, order: 2 })
  await zone({ name: 'Around', places: 'E', price: 8, order: 3 })
  await zone({ name: 'Maine', places: 'Maine', price: 15, order: 1 })
  expect(await costs(town)).toBe(300)
  expect(await costs(moncton)).toBe(800)
  expect(await costs(maine)).toBe(1500)
  expect(await costs({ ...moncton, province: 'NS', postalcode: 'B3H 1A1' })).toBe('not-sent-there')
  // The other way has none of its own.
  expect(await costs(moncton, { shippingType: 'shipping' })).toBe(500)
})

test('before somebody says where, the cheapest that it can be is said, and that it is that', async () => {
  await zone({ places: 'E5B', price: 3 })
  await zone({ places: 'NB', price: 8 })
  const { body } = await ask({ country: 'Canada', province: 'NB' }).expect(200)
  expect(body).toMatchObject({ shipping: 300, shippingIsFrom: true })
  expect((await ask(town)).body).toMatchObject({ shipping: 300, shippingIsFrom: false })
})

test.each<[ShippingZone['basis'], number, number]>([
  ['weight', 1, 500],
  ['weight', 2, 900],
  ['weight', 6, 2000],
  ['pieces', 1, 2000],
])('by %s, %d pieces of 400 g cost %d', async (basis, quantity, expected) => {
  await zone({
    places: '',
    basis,
    price: 20,
    steps: basis === 'weight' ? [500, 1000].map((upTo) => ({ upTo, price: upTo / 125 + 1 })) : [],
  })
  await shop.owner.patch(`market-items/${goods.itemId}`, { weight: 400 }).expect(200)
  expect(await costs(town, { items: buildCart({ ...goods, quantity }) })).toBe(expected)
})

test('a sum from which it is sent for nothing counts what is left after the code, and what is missing is said', async () => {
  await zone({ places: '', price: 8, freeFrom: 36 })
  const two = { items: buildCart({ ...goods, quantity: 2 }) }
  expect((await ask(town)).body).toMatchObject({ shipping: 800, untilFree: 1600 })
  expect((await ask(town, two)).body).toMatchObject({ shipping: 0, untilFree: 0 })
  await shop.owner.post('discount-codes', buildDiscountCode({ value: 20 })).expect(201)
  const coded = { ...two, discountCode: 'harbour10' }
  expect((await ask(town, coded)).body).toMatchObject({ shipping: 800, untilFree: 400 })
  await settings({ flatFreeFrom: 20 })
  expect(await costs(town, { shippingType: 'shipping' })).toBe(0)
})

test('an order that is too small for its zone, or for the shop, is refused with the sum', async () => {
  await zone({ places: 'E5B', price: 3, minimum: 25 })
  const { body } = await ask(town).expect(400)
  expect(body.refusal).toEqual({ code: 'below-minimum', minimum: 2500 })
  await settings({ orderMinimum: 20.01 })
  expect(await costs({}, { shippingType: 'pickup' })).toBe('below-minimum')
  await settings({ orderMinimum: 20 })
  expect(await costs({}, { shippingType: 'pickup' })).toBe(0)
})

test('a payment costs what its address costs, and goes nowhere else', async () => {
  await zone({ places: 'E5B', price: 3 })
  await buy({ data: buildBuyer(moncton) }).expect(400)
  expect(await shop.orders()).toEqual([])
  await buy({ data: buildBuyer(town) }).expect(200)
  const [order] = await shop.orders()
  expect(order).toMatchObject({ shipping: 300, postalcode: 'E5B 1A1' })
})

test('the owner’s own sale goes anywhere, for what its zone costs', async () => {
  await zone({ places: 'E5B', price: 3, minimum: 500 })
  const sell = async (to: object) => {
    const body = { items: buildCart(goods), shippingType: 'delivery', name: 'Mona', ...to }
    return (await shop.owner.post('account-orders', body).expect(201)).body.shipping
  }
  expect(await sell(town)).toBe(300)
  expect(await sell(moncton)).toBe(0)
})
