import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { profile as profileFeature } from '../profile/profile.feature'

let app: TestApp
let account: Account
let owner: Client
let key: { id: number; key: string }
let program: Client

const body = { url: 'https://till.people.test/hooks', events: ['order.created'] }
const withKey = (visitor: Client, sent: string): Client => {
  const sign = `Bearer ${sent}`
  return {
    get: (path) => visitor.get(path).set('authorization', sign),
    post: (path, data) => visitor.post(path, data).set('authorization', sign),
    put: (path, data) => visitor.put(path, data).set('authorization', sign),
    patch: (path, data) => visitor.patch(path, data).set('authorization', sign),
    delete: (path) => visitor.delete(path).set('authorization', sign),
  }
}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, profileFeature] })
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  key = (await owner.post('api-keys', { name: 'Till', scope: 'write' })).body
  program = withKey(await as(app, 'visitor', account), key.key)
})

test('a key that only reads registers nothing', async () => {
  const reader = await as(app, 'read key', account)
  expect((await reader.post('webhook-endpoints', body)).status).toBe(403)
})

test.each([
  'http://till.people.test',
  'https://127.0.0.1/',
  'https://10.0.0.8/',
  'https://localhost/',
  'https://[::1]/',
])('a program may not have %s told, as its owner may not', async (url) => {
  const { status, body: answer } = await program.post('webhook-endpoints', { ...body, url })
  expect([status, Object.keys(answer.errors)]).toEqual([400, ['url']])
})

test('a program registers an endpoint, reads its secret once, tests it, renews its secret and removes it', async () => {
  const { status, body: made } = await program.post('webhook-endpoints', body)
  expect([status, made]).toEqual([201, expect.objectContaining({ ...body, enabled: true, apiKeyId: key.id })])
  expect(made.secret).toMatch(/^whsec_/)
  const row = `webhook-endpoints/${made.id}`
  expect((await program.get(row)).body.secret).toBeUndefined()
  expect((await program.post('webhook-test', { id: made.id })).body).toMatchObject({ ok: true })
  expect((await program.post('webhook-rotate', { id: made.id })).body.secret).toMatch(/^whsec_/)
  expect((await program.patch(row, { enabled: false })).body.enabled).toBe(false)
  expect((await program.delete(row)).status).toBe(200)
  expect((await owner.get(row)).status).toBe(404)
})

test('a program cannot say that a person made it, nor that another key did', async () => {
  const claim = await program.post('webhook-endpoints', { ...body, apiKeyId: null })
  expect([claim.status, Object.keys(claim.body.errors)]).toEqual([400, ['apiKeyId']])
})

test('a program reaches nothing that its owner or another key made', async () => {
  const { body: ofOwner } = await owner.post('webhook-endpoints', body)
  const other = await as(app, 'write key', account)
  const { body: ofOther } = await other.post('webhook-endpoints', body)
  for (const { id } of [ofOwner, ofOther]) {
    const row = `webhook-endpoints/${id}`
    const answers = [
      await program.get(row),
      await program.patch(row, { url: 'https://elsewhere.people.test/' }),
      await program.delete(row),
      await program.post('webhook-rotate', { id }),
      await program.post('webhook-test', { id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  }
  expect((await program.get('webhook-endpoints')).body.total).toBe(0)
  expect((await owner.get('webhook-endpoints')).body.total).toBe(2)
})

test('a program reads what was sent to its own endpoints, and nobody else’s', async () => {
  const { body: own } = await program.post('webhook-endpoints', body)
  const { body: ofOwner } = await owner.post('webhook-endpoints', body)
  const { body: sent } = await program.post('webhook-test', { id: own.id }).expect(200)
  const { body: other } = await owner.post('webhook-test', { id: ofOwner.id }).expect(200)
  const { body: read } = await program.get('webhook-deliveries').expect(200)
  expect(read.data).toMatchObject([{ id: sent.id, endpointId: own.id, status: 'waiting' }])
  expect((await program.get(`webhook-deliveries/${other.id}`)).status).toBe(404)
  const stranger = await as(app, 'write key', account)
  expect((await stranger.get('webhook-deliveries')).body.total).toBe(0)
})

test('no key hears of endpoints', async () => {
  const client = await socketAs(app, 'write key', account)
  const heard: string[] = []
  client.socket.onAny((name: string) => heard.push(name))
  await owner.post('webhook-endpoints', body)
  await owner.post('profile-links', { text: 'Menu', link: 'https://menu.test/' })
  await client.service('profile-links').find({ query: {} })
  client.close()
  expect(heard).toEqual(['profile-links created'])
})

test('what a key made is gone with the key, and nothing else', async () => {
  await program.post('webhook-endpoints', body)
  const { body: kept } = await owner.post('webhook-endpoints', body)
  expect((await owner.delete(`api-keys/${key.id}`)).status).toBe(200)
  const { data } = (await owner.get('webhook-endpoints')).body
  expect(data.map(({ id }: { id: number }) => id)).toEqual([kept.id])
})
