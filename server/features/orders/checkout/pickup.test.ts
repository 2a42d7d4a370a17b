import { cents } from '@mainstreet/shared/rules/money/money'
import { buildBuyer, buildCart, buildCheckout } from '../orders.factory'
import { setShop } from '../shop.stage'

const shop = setShop()

describe('an order that is picked up', () => {
  const buyerOnly = { name: 'Mona Leger', email: 'mona@people.test', phone: '1 506 555 0199' }

  test('needs no address, and is taxed where the shop stands unless its buyer says otherwise', async () => {
    const { knex } = shop.app.get('database')
    await knex('account').where({ id: shop.account.id }).update({ str_province: 'Ontario' })
    const goods = await shop.stock()
    const pickup = { ...buildCheckout(buildCart(goods)), shippingType: 'pickup' as const }
    const data = { country: '', province: '' }
    const { body: quote } = await shop.buyer.post('quote', {
      items: pickup.items,
      shippingType: 'pickup',
      data,
    })
    expect(quote).toMatchObject({ tax: 130, total: 1130 })
    const at = (more: object, total: number) =>
      shop.pay({ ...pickup, expectedTotal: cents(total), data: { ...buyerOnly, ...more } }).expect(200)
    await at({}, 1130)
    await at({ country: 'Canada', province: 'Nouveau-Brunswick' }, 1150)
    const placed = await shop.orders()
    expect(placed).toMatchObject([
      { address: '', city: '', postalcode: '', province: 'ON', country: 'Canada', total: 1130 },
      { address: '', city: '', postalcode: '', province: 'NB', country: 'Canada', total: 1150 },
    ])
    expect(placed[0]!.phone).toBe('(506) 555-0199')
  })
})

test('a postal code is kept as its country writes it', async () => {
  const goods = await shop.stock()
  await shop.pay(buildCheckout(buildCart(goods), { data: buildBuyer({ postalcode: 'e1c4z6' }) })).expect(200)
  expect(await shop.orders()).toMatchObject([{ postalcode: 'E1C 4Z6' }])
})
