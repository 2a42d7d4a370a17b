import type { Account } from '@mainstreet/shared/contracts/account'
import type { Order } from '@mainstreet/shared/contracts/orders'
import { as, type Client } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { buildCart, buildOrder, openShop, stockGoods } from './orders.factory'

let app: TestApp
let own: Account
let owner: Client

const sell = async (account: Account, buyer: object) => {
  const order = buildOrder(buildCart(await stockGoods(app, account)), buyer)
  await (await as(app, 'owner', account)).post('account-orders', order).expect(201)
}

beforeAll(async () => {
  app = await openTestApp()
  own = await openShop(app)
  owner = await as(app, 'owner', own)
  await sell(own, { name: 'Aline Robichaud', email: 'aline@people.test' })
  await sell(own, { name: 'Béatrice O’Neil', email: 'bea_oneil@people.test' })
  await sell(await openShop(app), { name: 'Aline Robichaud', email: 'aline@people.test' })
})
afterAll(() => app.close())

const find = async (search: string, client = owner) =>
  (await client.get(`account-orders?$sort[id]=1&search=${encodeURIComponent(search)}`).expect(200)).body
    .data as Order[]

const numbers = async (search: string) => (await find(search)).map(({ orderNumber }) => orderNumber)

describe('a search of orders', () => {
  test('is closed to visitors and finds nothing of another account', async () => {
    const visitor = await as(app, 'visitor', own)
    await visitor.get('account-orders?search=aline').expect(401)
    expect(await find('aline')).toMatchObject([{ customerId: own.id }])
  })

  test('takes one text of at most 120 characters', async () => {
    for (const query of ['search[$like]=a', `search=${'a'.repeat(121)}`, 'search=%00'])
      await owner.get(`account-orders?${query}`).expect(400)
  })

  test('looks at number, buyer and e-mail, without case, accents and wildcards', async () => {
    expect(await numbers('robi')).toEqual([1001])
    expect(await numbers('BEATRICE o')).toEqual([1002])
    expect(await numbers('aline@people')).toEqual([1001])
    expect(await numbers('1002')).toEqual([1002])
    expect(await numbers('#1002')).toEqual([1002])
    expect(await numbers('a_oneil')).toEqual([1002])
    expect(await numbers('%')).toEqual([])
    expect(await numbers('')).toEqual([1001, 1002])
  })
})
