import { as } from '../../test/as'
import { buildBuyer, buildCart, openShop } from '../orders/orders.factory'
import { newsletter } from '../newsletter/newsletter.feature'
import { setShop } from '../orders/shop.stage'
import { buyers } from './buyers.feature'

const shop = setShop({ also: [buyers, newsletter] })

const buy = async (email: string, name: string, quantity = 1) => {
  const goods = await shop.stock({ stock: 9, title: 'Mug', price: 10 })
  return shop.sell(buildCart({ ...goods, quantity }), { data: buildBuyer({ email, name }) })
}
const find = async (more: object = {}, who = shop.owner) =>
  (await who.post('find-buyers', { customerId: shop.account.id, ...more }).expect(200)).body
const names = async (more: object) => (await find(more)).buyers.map(({ name }: { name: string }) => name)

describe('the list of buyers', () => {
  test('is the owner’s', async () => {
    const body = { customerId: shop.account.id }
    await shop.buyer.post('find-buyers', body).expect(401)
    await (await as(shop.app, 'orders', shop.account)).post('find-buyers', body).expect(403)
    await (await as(shop.app, 'owner', await openShop(shop.app))).post('find-buyers', body).expect(403)
    await shop.owner.post('find-buyers', { ...body, sort: 'richest' }).expect(400)
  })

  test('has each address once, in any case, with what was spent, and finds it', async () => {
    const first = await buy('aline@buyers.test', 'Aline Roy')
    const second = await buy('Aline@Buyers.test', 'Aline Robichaud', 2)
    const third = await buy('bo@buyers.test', 'Bo Çelik', 5)
    const { total, buyers: found } = await find()
    expect(total).toBe(2)
    expect(found).toMatchObject([
      { email: 'bo@buyers.test', orders: 1, total: third.total, note: '', letters: null },
      {
        email: 'Aline@Buyers.test',
        name: 'Aline Robichaud',
        orders: 2,
        total: first.total + second.total,
      },
    ])
    expect(await names({ sort: 'often' })).toEqual(['Aline Robichaud', 'Bo Çelik'])
    expect(await names({ sort: 'name' })).toEqual(['Aline Robichaud', 'Bo Çelik'])
    expect(await names({ search: 'celik' })).toEqual(['Bo Çelik'])
    expect(await names({ search: '100%' })).toEqual([])
    expect(await names({ $limit: 1, $skip: 1 })).toEqual(['Aline Robichaud'])
  })

  test('has what the shop notes: one note an address, found too', async () => {
    await buy('aline@buyers.test', 'Aline Roy')
    const note = (text: string) => shop.owner.post('buyer-notes', { email: 'ALINE@buyers.test', note: text })
    const { body: written } = await note('Likes tea').expect(201)
    await note('Likes coffee').expect(409)
    await shop.owner.patch(`buyer-notes/${written.id}`, { note: 'Likes green tea' }).expect(200)
    expect(await find({ search: 'green tea' })).toMatchObject({
      total: 1,
      buyers: [{ note: 'Likes green tea', noteId: expect.any(Number) }],
    })
    await shop.buyer.get('buyer-notes').expect(401)
    await (await as(shop.app, 'orders', shop.account)).get('buyer-notes').expect(403)
    const { body } = await shop.owner.post('buyer-notes', { email: 'aline', note: 'x' }).expect(400)
    expect(Object.keys(body.errors)).toEqual(['email'])
  })
})
