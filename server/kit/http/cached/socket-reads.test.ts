import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { marketplace as marketplaceFeature } from '../../../features/marketplace/marketplace.feature'
import { buildItem } from '../../../features/marketplace/market-items.factory'
import { as, newAccount, socketAs, type Who } from '../../../test/as'
import { until } from '../../../test/until'

let app: TestApp
let account: Account
let statements = 0
const clients: { close(): void }[] = []

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  app.get('database').knex.on('query', ({ sql }: { sql: string }) => {
    if (/^select/i.test(sql) && sql.includes('market_items')) statements++
  })
})
beforeEach(async () => {
  account = await newAccount(app)
  const french = { fr: { title: 'Tasse' } }
  await app
    .service('market-items')
    .create({ ...buildItem({ title: 'Mug' }), customerId: account.id, translations: french })
  await app.service('market-items').create({
    ...buildItem({ title: 'Secret', status: 'draft' }),
    customerId: account.id,
  })
})
afterEach(() => clients.splice(0).forEach((each) => each.close()))
afterAll(() => app.close())

const open = async (who: Who, at: Account = account) => {
  const client = await socketAs(app, who, at)
  clients.push(client)
  const find = async (query: Record<string, unknown> = {}) => {
    const before = statements
    const { data } = await client.service('market-items').find({ query })
    return { titles: data.map(({ title }) => title), isCached: statements === before, data }
  }
  return { client, find }
}

test('visitors of one site share an answer, which is what REST answers', async () => {
  const [one, other] = [await open('visitor'), await open('visitor')]
  expect((await one.find()).isCached).toBe(false)
  const { data, isCached } = await other.find()
  expect(isCached).toBe(true)
  const { body } = await (await as(app, 'visitor', account)).get('market-items').expect(200)
  expect(data).toEqual(body.data)
})

test('what many ask at once after a change is read once', async () => {
  const all = [await open('visitor'), await open('visitor'), await open('visitor')]
  await all[0]!.find()
  const owner = await as(app, 'owner', account)
  const [item] = (await all[0]!.find()).data
  await owner.patch(`market-items/${item!.id}`, { title: 'Cup' }).expect(200)
  const before = statements
  const found = await Promise.all(all.map(({ find }) => find()))
  expect(found.map(({ titles }) => titles)).toEqual([['Cup'], ['Cup'], ['Cup']])
  expect(statements - before).toBe(1)
})

test('another site, another language, another query and whoever is no visitor get their own', async () => {
  const visitor = await open('visitor')
  await visitor.find()
  const stranger = await open('visitor', await newAccount(app))
  expect((await stranger.find()).titles).toEqual([])
  const french = (await visitor.find({ lang: 'fr' })).data
  const rest = await (await as(app, 'visitor', account)).get('market-items?lang=fr').expect(200)
  expect(french).toEqual(rest.body.data)
  expect((await visitor.find({ title: 'None' })).titles).toEqual([])
  const owner = await open('owner')
  for (const round of ['first', 'second'])
    expect([round, (await owner.find()).titles.toSorted()]).toEqual([round, ['Mug', 'Secret']])
  expect(await visitor.find()).toMatchObject({ titles: ['Mug'], isCached: true })
})

test('an item is answered by its id, and one that is refused is refused again', async () => {
  const { client, find } = await open('visitor')
  const [item] = (await find()).data
  for (const asked of [item!.id, item!.id])
    expect(await client.service('market-items').get(asked)).toEqual(item)
  for (const round of ['first', 'second'])
    await expect(client.service('market-items').find({ query: { [round]: 1 } })).rejects.toMatchObject({
      code: 400,
    })
})

test('what changed is read anew, and a site that was closed answers nothing', async () => {
  const { find, client } = await open('visitor')
  const [item] = (await find()).data
  await app.service('market-items').patch(item!.id, { title: 'Cup' })
  expect((await find()).titles).toEqual(['Cup'])
  await app.service('account').patch(account.id, { int_status_id: 2 })
  await expect(find()).rejects.toMatchObject({ code: 404 })
  client.close()
})

test('who signs in and out is answered as who it is then', async () => {
  const { client, find } = await open('visitor')
  await find()
  const { token } = await as(app, 'owner', account)
  await client.socket.emitWithAck('create', 'authentication', { strategy: 'jwt', accessToken: token! })
  expect((await find()).titles.toSorted()).toEqual(['Mug', 'Secret'])
  await client.socket.emitWithAck('remove', 'authentication', null)
  await until(async () => (await find()).titles.length === 1)
  expect((await find()).titles).toEqual(['Mug'])
})
