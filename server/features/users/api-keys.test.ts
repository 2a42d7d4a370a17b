import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'

let app: TestApp
let account: Account
let other: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
  account = await newAccount(app)
  other = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const withKey = (key: string, scheme = 'Bearer') =>
  owner.get('account').set('authorization', `${scheme} ${key}`)
const newKey = async (scope = 'read') => (await owner.post('api-keys', { name: 'Till', scope })).body

describe('API keys', () => {
  test('are nothing for visitors, and not managed with a key', async () => {
    const visitor = await as(app, 'visitor', account)
    const program = await as(app, 'write key', account)
    for (const client of [visitor, program]) {
      expect([401, 403]).toContain((await client.get('api-keys')).status)
      expect([401, 403]).toContain((await client.post('api-keys', { name: 'x', scope: 'write' })).status)
    }
  })

  test('of another account do not exist', async () => {
    const { id } = await newKey()
    const stranger = await as(app, 'owner', other)
    expect((await stranger.get(`api-keys/${id}`)).status).toBe(404)
    expect((await stranger.delete(`api-keys/${id}`)).status).toBe(404)
  })

  test.each([
    ['no name', { scope: 'read' }],
    ['another scope', { name: 'x', scope: 'admin' }],
    ['a key of its own', { name: 'x', scope: 'read', key: 'msk_mine' }],
    ['a hash', { name: 'x', scope: 'read', hash: 'x' }],
  ])('%s is a 400', async (_what, body) => {
    expect((await owner.post('api-keys', body)).status).toBe(400)
  })

  test('are shown once, stored hashed, and opened with either word', async () => {
    const made = await newKey()
    expect(made.key).toMatch(/^msk_[\w-]{43}$/)
    expect(made.hint).toBe(made.key.slice(-4))
    const again = (await owner.get(`api-keys/${made.id}`)).body
    expect(again).not.toHaveProperty('key')
    expect(again).not.toHaveProperty('hash')
    expect(JSON.stringify(await app.get('database').knex('api_keys'))).not.toContain(made.key)
    expect((await withKey(made.key)).status).toBe(200)
    expect((await withKey(made.key, 'ApiKey')).status).toBe(200)
    expect((await owner.get(`api-keys/${made.id}`)).body.lastUsedAt).not.toBeNull()
  })

  test('open nothing once removed, and their sockets are closed', async () => {
    const { id, key } = await newKey()
    const client = await socketAs(app, 'visitor', account)
    const service = (
      client as never as { service(path: string): { create(data: object): Promise<object> } }
    ).service('authentication')
    await service.create({ strategy: 'api-key', apiKey: key })
    expect((await withKey(key)).status).toBe(200)
    const closed = new Promise((resolve) => client.socket.on('disconnect', resolve))
    expect((await owner.delete(`api-keys/${id}`)).status).toBe(200)
    await closed
    expect((await withKey(key)).status).toBe(401)
    client.close()
  })

  test('do less from the moment their scope is changed', async () => {
    const { id, key } = await newKey('write')
    const write = () => owner.patch('account/1', {}).set('authorization', `Bearer ${key}`)
    expect((await write()).body.message).not.toBe('You may not patch account.')
    await owner.patch(`api-keys/${id}`, { scope: 'read' })
    expect((await write()).status).toBe(403)
  })
})
