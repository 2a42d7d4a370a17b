import type { Socket } from 'socket.io-client'
import request from 'supertest'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { marketplace as marketplaceFeature } from '../../features/marketplace/marketplace.feature'
import { site as siteFeature } from '../../features/site/site.feature'
import { buildItem } from '../../features/marketplace/market-items.factory'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { rawCall } from '../../test/raw-call'

let app: TestApp
let account: Account
let owner: Client
let socket: Socket

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, siteFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  socket = (await socketAs(app, 'owner', account)).socket
})
afterAll(async () => {
  socket.close()
  await app.close()
})

const call = (...packet: unknown[]) => rawCall(socket, packet)
const site = () => ({ 'x-forwarded-host': account.str_domain, 'x-forwarded-for': app.address })

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const sendText = (path: string, text: string) =>
  request(app.origin)
    .patch(`/api/${path}`)
    .set({ ...site(), authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' })
    .send(text)

describe('a body', () => {
  let path: string
  beforeAll(async () => {
    path = `market-items/${(await owner.post('market-items', buildItem())).body.id}`
  })

  test.each(['title', 'createdAt', 'id', 'customerId', 'images'])(
    'whose %s is nested without end is a 400 that names it',
    async (name) => {
      const answer = await sendText(path, `{"${name}":${nested(100_000)}}`)
      expect([answer.status, answer.body.errors]).toEqual([400, { [name]: 'is nested too deeply' }])
    },
  )

  test('is refused alike over a websocket', async () => {
    const deep: unknown = JSON.parse(nested(1000))
    const id = Number(path.split('/')[1])
    const refused = { code: 400, errors: { createdAt: 'is nested too deeply' } }
    expect(await call('patch', 'market-items', id, { createdAt: deep }, {})).toMatchObject(refused)
    expect(await call('find', 'market-items', { createdAt: deep })).toMatchObject(refused)
  })

  test.each([
    ['{"title":"a\\u0000b"}', 'title'],
    ['{"title":"\\ud800"}', 'title'],
    ['{"variations":[{"variation":"a\\u0000b"}]}', 'variations.0.variation'],
    ['{"stockWarning":1e999}', 'stockWarning'],
    ['{"createdAt":-1e999}', 'createdAt'],
    ['{"constructor":{"prototype":1}}', 'constructor'],
    ['{"title":{"toString":""}}', 'title.toString'],
    [`{"${'x'.repeat(201)}":1}`, 'body'],
  ])('%s is a 400 that names the field', async (text, field) => {
    const answer = await sendText(path, text)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]])
  })

  test.each([
    '{"__proto__":{"title":"x"}}',
    '{"title":"y","__proto__":1,"__proto__":{}}',
    '{"a":{"__proto__":{}}}',
  ])('%s changes nothing', async (text) => {
    const before = (await owner.get(path)).body
    expect((await sendText(path, text)).status).toBe(400)
    const id = Number(path.split('/')[1])
    expect((await call('patch', 'market-items', id, JSON.parse(text), {})).code).toBe(400)
    expect((await owner.get(path)).body).toEqual(before)
  })
})

test('a text far too long is refused before any pattern is tried on it', async () => {
  const started = performance.now()
  const answer = await owner.patch(`account/${account.id}`, { str_email: `a@${'.'.repeat(100_000)}@` })
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { str_email: 'must have at most 254 characters' },
  ])
  // The pattern alone takes four times as long on a fast machine.
  expect(performance.now() - started).toBeLessThan(3000)
})

describe('signing in', () => {
  test.each<unknown>([{ toString: '' }, ['local'], null, 5, true])(
    'with %j for a strategy is a 400',
    async (strategy) => {
      const answer = await request(app.origin).post('/api/authentication').set(site()).send({ strategy })
      expect(answer.status).toBe(400)
      expect((await call('create', 'authentication', { strategy }, {})).code).toBe(400)
    },
  )
})

describe('a query', () => {
  test.each<object>([
    { $select: [{ toString: '' }] },
    { $select: 'constructor' },
    { $limit: -1 },
    { $limit: 1.5 },
    { $skip: -1 },
    { $skip: 1e300 },
    { $sort: 'title' },
    { $sort: { title: { toString: '' } } },
    { id: { $in: [{ id: 1 }] } },
    { $or: 'title' },
    { $or: { title: 'Mug' }, $and: 5 },
    { title: 'a\0b' },
    { title: { $in: ['\ud800'] } },
    { search: { toString: '' } },
    { constructor: 1 },
    { createdAt: 'yesterday' },
    { createdAt: 1.5 },
    { createdAt: { $gt: true } },
    { saleEnd: 'abc' },
  ])('%j is a 400 that names a field', async (query) => {
    const answer = await call('find', 'market-items', query)
    expect([answer.code, Object.keys(answer.errors ?? {}).length]).toEqual([400, 1])
  })

  test('of a visitor with a date that is none is a 400 over REST', async () => {
    const visitor = await as(app, 'visitor', account)
    for (const query of ['saleEnd=abc', 'saleEnd[$gt]=abc', 'createdAt=2026-13-01', '$or[0][saleEnd]=x']) {
      const answer = await visitor.get(`market-items?${query}`)
      expect([query, answer.status, Object.keys(answer.body.errors)[0]]).toEqual([
        query,
        400,
        expect.stringMatching(/saleEnd|createdAt/),
      ])
    }
  })

  test('finds by dates as text and as milliseconds', async () => {
    const { body: item } = await owner.post('market-items', buildItem({ saleEnd: '2099-06-30' }))
    const made = Date.parse(item.createdAt)
    const found = async (query: string) =>
      (await owner.get(`market-items?id=${item.id}&${query}`)).body.total as number
    for (const query of [
      `createdAt[$gte]=${made}`,
      `createdAt[$lte]=${made + 1}`,
      `createdAt[$gte]=${new Date(made).toISOString()}`,
      'createdAt[$gt]=2020-01-01',
      'saleEnd=2099-06-30',
      `saleEnd=${Date.UTC(2099, 5, 30, 12)}`,
      'saleEnd[$in][]=2099-06-30T10:00:00Z&saleEnd[$in][]=2099-07-01',
    ])
      expect([query, await found(query)]).toEqual([query, 1])
    expect(await found(`createdAt[$lt]=${made}`)).toBe(0)
    expect(await found('saleEnd[$eq]=2099-06-30&saleEnd[$gt]=2099-06-01')).toBe(1)
    expect(await found('saleEnd[$eq]=2099-07-01&saleEnd[$gt]=2099-06-01')).toBe(0)
    const answer = await call('find', 'market-items', { id: item.id, createdAt: { $gte: made } })
    expect(answer).toMatchObject({ code: 200, total: 1 })
  })
})

test('counters of no item are a 400 that names it', async () => {
  const answer = await owner.post('market-stats', {})
  expect([answer.status, answer.body.errors]).toEqual([400, { itemId: 'is required' }])
})
