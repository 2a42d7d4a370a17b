import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildItem } from './market-items.factory'

let app: TestApp
let own: Account
let owner: Client
let visitor: Client

const create = async (overrides = {}): Promise<MarketItem> =>
  (await owner.post('market-items', buildItem(overrides))).body
const stats = async (id: number) => {
  const { views, clicks } = (await owner.get(`market-stats/${id}`)).body
  return { views, clicks }
}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  own = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
})
afterAll(() => app.close())

test('a visitor neither reads nor makes nor removes counters', async () => {
  const { id } = await create()
  expect((await visitor.get(`market-stats/${id}`)).status).toBe(401)
  expect((await visitor.get('market-stats')).status).toBe(401)
  expect((await visitor.post('market-stats', { itemId: id })).status).toBe(401)
  expect((await visitor.delete(`market-stats/${id}`)).status).toBe(401)
})

test('a draft and an item of another site are not counted', async () => {
  const draft = await create({ status: 'draft' })
  expect((await visitor.put(`market-stats/${draft.id}`, { views: 1 })).status).toBe(404)
  const item = await create()
  const elsewhere = await as(app, 'visitor', await newAccount(app))
  expect((await elsewhere.put(`market-stats/${item.id}`, { views: 1 })).status).toBe(404)
  expect(await stats(item.id)).toEqual({ views: 0, clicks: 0 })
})

test('each counter goes up by one a call, whatever number comes', async () => {
  const { id } = await create()
  expect((await visitor.put(`market-stats/${id}`, { views: 1_000_000 })).status).toBe(200)
  await visitor.put(`market-stats/${id}`, { views: 1 })
  await visitor.put(`market-stats/${id}`, { clicks: 50, views: 2 })
  expect(await stats(id)).toEqual({ views: 2, clicks: 1 })
  await visitor.put(`market-stats/${id}`, { views: 0 })
  expect(await stats(id)).toEqual({ views: 2, clicks: 1 })
})

test('views at the same moment are all counted', async () => {
  const { id } = await create()
  await Promise.all(Array.from({ length: 10 }, () => visitor.put(`market-stats/${id}`, { views: 1 })))
  expect(await stats(id)).toEqual({ views: 10, clicks: 0 })
})

test('a program that reads pages is not counted', async () => {
  const { id } = await create()
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect((await visitor.put(`market-stats/${id}`, { views: 1 }).set('user-agent', bot)).status).toBe(200)
  expect(await stats(id)).toEqual({ views: 0, clicks: 0 })
})

test('an owner cannot make the numbers up', async () => {
  const { id } = await create()
  expect((await owner.put(`market-stats/${id}`, { views: 900, clicks: 900 })).body).toMatchObject({
    views: 1,
    clicks: 1,
  })
  await owner.delete(`market-stats?itemId=${id}`)
  expect((await owner.post('market-stats', { itemId: id, views: 900 })).status).toBe(400)
})

test('a visit is not lost that sends both counters as they were read a while ago', async () => {
  const { id } = await create()
  await visitor.put(`market-stats/${id}`, { views: 1, clicks: 0 })
  await visitor.put(`market-stats/${id}`, { views: 1, clicks: 0 })
  const { body } = await visitor.put(`market-stats/${id}`, { views: 1, clicks: 1 })
  expect(body).toMatchObject({ views: 2, clicks: 1 })
})

test('creating again answers the counters there are', async () => {
  const { id } = await create()
  await visitor.put(`market-stats/${id}`, { views: 1 })
  const { body } = await owner.post('market-stats', { customerId: own.id, itemId: id })
  expect(body).toMatchObject({ id, itemId: id, views: 1 })
})

test('a visitor who counts without end is stopped', async () => {
  const { id } = await create()
  const restless = await as(
    Object.assign(Object.create(app) as TestApp, { address: '10.99.0.1' }),
    'visitor',
    own,
  )
  let refused = 0
  for (let call = 0; call < 125; call += 1)
    if ((await restless.put(`market-stats/${id}`, {})).status === 429) refused += 1
  expect(refused).toBe(5)
})
