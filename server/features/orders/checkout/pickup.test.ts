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

describe('an order that is picked up', () => {
  const buyerOnly = { name: 'Mona Leger', email: 'mona@people.test', phone: '1 506 555 0199' }

  test('needs no address, and is taxed where the shop stands unless its buyer says otherwise', async () => {
    const { knex } = app.get('database')
    await knex('account').where({ id: shop.id }).update({ str_province: 'Ontario' })
    const goods = await stockGoods(app, shop)
    const pickup = { ...buildCheckout(buildCart(goods)), shippingType: 'pickup' as const }
    const data = { country: '', province: '' }
    const { body: quote } = await buyer.post('quote', { items: pickup.items, shippingType: 'pickup', data })
    expect(quote).toMatchObject({ tax: 130, total: 1130 })
    const at = (more: object, total: number) =>
      pay({ ...pickup, expectedTotal: cents(total), data: { ...buyerOnly, ...more } }).expect(200)
    await at({}, 1130)
    await at({ country: 'Canada', province: 'Nouveau-Brunswick' }, 1150)
    const placed = await orders().orderBy('id')
    expect(placed).toMatchObject([
      { address: '', city: '', postalcode: '', province: 'ON', country: 'Canada', total: 1130 },
      { address: '', city: '', postalcode: '', province: 'NB', country: 'Canada', total: 1150 },
    ])
    expect(placed[0].phone).toBe('(506) 555-0199')
  })
})

test('a postal code is kept as its country writes it', async () => {
  const goods = await stockGoods(app, shop)
  await pay(buildCheckout(buildCart(goods), { data: buildBuyer({ postalcode: 'e1c4z6' }) })).expect(200)
  expect(await orders()).toMatchObject([{ postalcode: 'E1C 4Z6' }])
})
