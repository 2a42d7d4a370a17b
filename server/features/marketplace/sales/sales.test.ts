import type { Input } from '@mainstreet/shared/services'
import { as } from '../../../test/as'
import { buildCart, buildCheckout, type Goods } from '../../orders/orders.factory'
import { setShop } from '../../orders/shop.stage'
import { site } from '../../site/site.feature'
import { profile } from '../../profile/profile.feature'
import { buildSale } from './sales.factory'
import { turnSales } from './turn-sales'

const shop = setShop({ also: [site, profile] })
let goods: Goods
beforeEach(async () => {
  goods = await shop.stock({ stock: 20 })
})

const plan = (overrides: Partial<Input<'plan-sale'>> = {}, client = shop.owner) =>
  client.post('plan-sale', buildSale(shop.account.id, overrides))
const save = async (overrides: Partial<Input<'plan-sale'>> = {}): Promise<number> =>
  (await plan({ save: true, ...overrides }).expect(200)).body.id
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
/** What one costs at the till, in cents. */
const charged = async () => {
  const { body } = await shop.buyer.post('quote', { items: buildCart(goods), shippingType: 'shipping' })
  return body.subtotal as number
}
const onSale = async () =>
  (await shop.buyer.get('market-items?filter[onSale]=true').expect(200)).body.data.map(
    ({ id }: { id: number }) => id,
  )

describe('A sale of many', () => {
  test('is planned by neither visitors, helpers for orders nor other owners', async () => {
    await plan({}, shop.buyer).expect(401)
    await plan({}, await as(shop.app, 'orders', shop.account)).expect(403)
    await plan({}, await as(shop.app, 'owner')).expect(403)
    const id = await save()
    const other = await as(shop.app, 'owner')
    await other.post('stop-sale', { id }).expect(404)
    await other.get(`sales/${id}`).expect(404)
    await shop.buyer.get('sales').expect(401)
  })

  test.each<[string, Partial<Input<'plan-sale'>>]>([
    ['name', { name: ' ' }],
    ['value', { value: 0 }],
    ['value', { value: 101 }],
    ['endsAt', { endsAt: '2020-01-01T00:00:00Z' }],
    ['endsAt', { startsAt: inHours(5), endsAt: inHours(4) }],
    ['startsAt', { startsAt: inHours(24 * 800) }],
    ['ids', { tag: 'nowhere', save: true }],
  ])('that cannot be names its %s, and nothing is kept', async (field, overrides) => {
    const { body } = await plan({ save: true, ...overrides }).expect(400)
    expect(body.errors).toHaveProperty(field)
    expect(await shop.knex('sales').where({ customerId: shop.account.id })).toEqual([])
  })

  test('shows prices before and after, and changes none until it is saved', async () => {
    const regular = await charged()
    const { body } = await plan().expect(200)
    expect(body).toMatchObject({ total: 1, leftOut: 0, unchanged: 0, id: null })
    expect(body.items[0]).toMatchObject({
      id: goods.itemId,
      before: { min: regular },
      after: { min: regular * 0.8 },
    })
    expect(await charged()).toBe(regular)
    await save()
    expect(await charged()).toBe(regular * 0.8)
    expect(await onSale()).toEqual([goods.itemId])
  })

  test.each([
    ['amount', 3, 700],
    ['price', 4, 400],
    ['price', 40, 1000],
    ['percent', 12.5, 875],
  ] as const)('by %s of %d leaves %d cents of ten dollars', async (kind, value, left) => {
    await shop.knex('market_variations').where({ id: goods.variationId }).update({ price: 10 })
    await save({ kind, value })
    expect(await charged()).toBe(left)
    const found = async (filter: string) =>
      (await shop.buyer.get(`market-items?${filter}`).expect(200)).body.data.length as number
    expect(await found(`filter[priceFrom]=${left / 100}&filter[priceTo]=${left / 100}`)).toBe(1)
    expect(await found('filter[onSale]=true')).toBe(left < 1000 ? 1 : 0)
  })

  test('and the item’s own are never both: the better holds', async () => {
    await shop.knex('market_variations').where({ id: goods.variationId }).update({ price: 10 })
    const own = { onSale: true, discountType: 'percent', discountValue: '30' }
    await shop.owner.patch(`market-items/${goods.itemId}`, own).expect(200)
    await save({ value: 20 })
    expect(await charged()).toBe(700)
    await save({ value: 50 })
    expect(await charged()).toBe(500)
    const left = (await plan({ leaveReduced: true, value: 90 }).expect(200)).body
    expect(left).toMatchObject({ total: 0, leftOut: 1 })
  })

  test('chooses by category, tag, search and list', async () => {
    const second = await shop.stock()
    const { body: category } = await shop.owner
      .post('market-categories', { category: 'Knitwear' })
      .expect(201)
    await shop.owner
      .patch(`market-items/${second.itemId}`, { categoryId: category.id, tags: 'Wool, gift ideas' })
      .expect(200)
    const chosen = async (by: Partial<Input<'plan-sale'>>) =>
      (await plan(by).expect(200)).body.items.map(({ id }: { id: number }) => id)
    expect(await chosen({})).toEqual([goods.itemId, second.itemId])
    for (const by of [{ categoryId: category.id }, { tag: 'GIFT IDEAS' }, { search: 'knitw' }])
      expect(await chosen(by)).toEqual([second.itemId])
    expect(await chosen({ ids: [goods.itemId] })).toEqual([goods.itemId])
    const foreign = await as(shop.app, 'owner')
    expect(foreign.token).toBeDefined()
    await plan({ ids: [goods.itemId, 999_999] }).expect(409)
  })

  test('begins and ends by itself, and what shows it is told of both', async () => {
    const regular = await charged()
    const id = await save({ startsAt: inHours(1), endsAt: inHours(2) })
    expect(await charged()).toBe(regular)
    expect((await shop.buyer.get(`market-items/${goods.itemId}`)).body.sales).toMatchObject([
      { name: 'Boxing Week', kind: 'percent', value: 20 },
    ])
    const changedAt = async () =>
      (await shop.knex('market_items').where({ id: goods.itemId }).first())!.updatedAt
    const [beginning, end] = [new Date(Date.now() - 60_000), inHours(1)]
    const first = await changedAt()
    await turnSales(shop.app)
    expect(await changedAt()).toEqual(first)
    await shop.knex('sales').where({ id }).update({ startsAt: beginning, endsAt: end })
    expect(await charged()).toBe(regular * 0.8)
    await turnSales(shop.app)
    const second = await changedAt()
    expect(second).not.toEqual(first)
    await shop
      .knex('sales')
      .where({ id })
      .update({ endsAt: new Date(Date.now() - 1000) })
    expect(await charged()).toBe(regular)
    await turnSales(shop.app)
    expect(await changedAt()).not.toEqual(second)
    expect((await shop.buyer.get(`market-items/${goods.itemId}`)).body.sales).toEqual([])
  })

  test('is stopped at once, and only once; a removed one is over, too', async () => {
    const regular = await charged()
    const id = await save()
    expect((await shop.owner.get(`sales/${id}`)).body).toMatchObject({ items: 1, endsAt: null })
    await shop.owner.post('stop-sale', { id }).expect(200)
    expect(await charged()).toBe(regular)
    await shop.owner.post('stop-sale', { id }).expect(409)
    const next = await save()
    expect(await charged()).toBe(regular * 0.8)
    await shop.owner.delete(`sales/${next}`).expect(200)
    expect(await charged()).toBe(regular)
  })

  test('is what an order is charged, and its receipt says', async () => {
    await shop.knex('market_variations').where({ id: goods.variationId }).update({ price: 10 })
    await save()
    const order = await shop.sell(buildCart(goods), buildCheckout(buildCart(goods)))
    expect(order).toMatchObject({ subtotal: 800 })
  })
})
