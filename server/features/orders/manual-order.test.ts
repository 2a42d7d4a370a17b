import { as } from '../../test/as'
import { buildCart, buildOrder, openShop, stockGoods, type Goods } from './orders.factory'
import { setShop } from './shop.stage'

const shop = setShop()

let goods: Goods
beforeEach(async () => {
  goods = await shop.stock()
})

describe('a manual order', () => {
  test('that is sent again under its key is the same one; another under it is refused', async () => {
    const body = { ...buildOrder(buildCart(goods)), key: crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => shop.owner.post('account-orders', body)))
    expect(answers.map(({ status, body: { orderNumber } }) => [status, orderNumber])).toEqual(
      Array.from({ length: 3 }, () => [201, 1001]),
    )
    expect([await shop.stockOf(goods), (await shop.owner.get('account-orders')).body.total]).toEqual([4, 1])
    const other = await shop.owner.post('account-orders', { ...body, name: 'Somebody Else' })
    expect([other.status, other.body.errors]).toEqual([422, { key: 'has been used for another order' }])
    const elsewhere = await openShop(shop.app)
    const there = await as(shop.app, 'owner', elsewhere)
    const cart = buildCart(await stockGoods(shop.app, elsewhere))
    await there.post('account-orders', { ...buildOrder(cart), key: body.key }).expect(201)
  })

  test('is priced, numbered and takes stock like any other', async () => {
    const order = buildOrder(buildCart({ ...goods, quantity: 2 }))
    const { status, body } = await shop.owner.post('account-orders', order)
    expect([status, body.status, body.orderNumber, body.total]).toEqual([201, 'paid', 1001, 2300])
    expect(await shop.stockOf(goods)).toBe(3)
    expect((await shop.owner.post('account-orders', { ...order, total: 1 })).status).toBe(400)
    expect((await shop.owner.post('account-orders', { name: 'Mona' })).status).toBe(400)
    expect(await shop.mailKinds()).toEqual([])
    const more = await shop.owner.post('account-orders', buildOrder(buildCart({ ...goods, quantity: 9 })))
    expect(more.status).toBe(409)
  })

  test('says with what it was paid, which is the provider’s to say of a card', async () => {
    const order = { ...buildOrder(buildCart(goods)), paidWith: 'cash' }
    const { body } = await shop.owner.post('account-orders', order).expect(201)
    expect(body.paidWith).toBe('cash')
    await shop.owner.patch(`account-orders/${body.id}`, { paidWith: 'cheque' }).expect(200)
    await shop.owner.patch(`account-orders/${body.id}`, { paidWith: 'shells' }).expect(400, /paidWith/)
    await shop.sell(buildCart(goods))
    const { body: all } = await shop.owner.get('account-orders?$sort[id]=-1&$limit=1')
    await shop.owner.patch(`account-orders/${all.data[0].id}`, { paidWith: 'cash' }).expect(400, /paidWith/)
  })

  test('is refused with the line and what is left now, and takes nothing', async () => {
    const other = await shop.stock({ title: 'Bowl', stock: 4 })
    const cart = buildCart({ ...other, quantity: 2 }, { ...goods, quantity: 5 })
    // Somebody buys in the meantime.
    await shop.sell(buildCart(goods))
    const { status, body } = await shop.owner.post('account-orders', buildOrder(cart))
    expect([status, body.errors]).toEqual([409, { 'items.1': 'only 4 left' }])
    expect(body.data).toMatchObject({
      refusal: expect.objectContaining({ code: 'only-left' }),
      line: { ...goods, position: 1, available: 4 },
    })
    expect([await shop.stockOf(goods), await shop.stockOf(other)]).toEqual([4, 4])
  })

  test('names its fields as they are written, and needs an address to mail to', async () => {
    const refusedFor = async (overrides: object) =>
      (await shop.owner.post('account-orders', buildOrder(buildCart(goods), overrides))).body.errors
    expect(await refusedFor({ province: 'Atlantis' })).toHaveProperty('province')
    expect(await refusedFor({ country: 'France' })).toHaveProperty('country')
    expect(await refusedFor({ email: ' ', sendEmail: true })).toHaveProperty('email')
    expect(await shop.stockOf(goods)).toBe(5)
  })
})

describe('the quote of a manual order', () => {
  const quote = (overrides: object = {}, client = shop.owner) =>
    client.post('manual-quote', {
      customerId: shop.account.id,
      items: buildCart({ ...goods, quantity: 2 }),
      shippingType: 'pickup',
      ...overrides,
    })

  test('is closed to visitors, programs and other owners', async () => {
    expect((await quote({}, shop.buyer)).status).toBe(401)
    expect((await quote({}, await as(shop.app, 'read key', shop.account))).status).toBe(403)
    expect((await quote({}, await as(shop.app, 'owner', await openShop(shop.app)))).status).toBe(403)
  })

  test('comes to what the order will, of drafts and in a closed shop too', async () => {
    const { knex } = shop.app.get('database')
    await knex('account').where({ id: shop.account.id }).update({ ecommerceEnabled: false })
    await knex('market_items').where({ id: goods.itemId }).update({ status: 'draft' })
    expect((await quote()).body).toMatchObject({ subtotal: 2000, shipping: 0, tax: 300, total: 2300 })
    const sent = { shippingType: 'shipping', province: 'ON', country: 'Canada' }
    expect((await quote(sent)).body).toMatchObject({ shipping: 500, tax: 325, total: 2825 })
    expect((await quote({ items: [] })).status).toBe(400)
    expect((await quote({ province: 'Atlantis' })).body.errors).toHaveProperty('province')
    expect(await shop.stockOf(goods)).toBe(5)
  })
})
