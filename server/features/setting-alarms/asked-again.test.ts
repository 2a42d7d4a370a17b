import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { hashPassword } from '../../kit/secrets/passwords'
import { buyers as buyersFeature } from '../buyers/buyers.feature'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { buildLink } from '../profile/profile-links.factory'
import { settingAlarms as settingAlarmsFeature } from './setting-alarms.feature'

let app: TestApp
let account: Account
let owner: Client
let program: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      buyersFeature,
      marketplaceFeature,
      ordersFeature,
      profileFeature,
      settingAlarmsFeature,
      taxFeature,
    ],
  })
  account = await newAccount(app)
  program = await as(app, 'write key', account)
})
afterAll(() => app.close())

const password = 'nine lives of a cat'
const sessions = () => app.get('database').knex('sessions')

beforeEach(async () => {
  owner = await as(app, 'owner', account)
  const users = app.get('database').knex('users')
  const newest = await users.clone().max('id as id').first<{ id: number }>()
  await users.where(newest).update({ passwordHash: await hashPassword(password) })
  await sessions().update({ confirmedAt: new Date(Date.now() - 11 * 60_000) })
})

const moves: [string, (client: Client) => Promise<{ status: number; body: unknown }>][] = [
  [
    'where orders are mailed',
    async (client) => client.patch('store-settings/own', { receiveEmail: 'thief@mail.test' }),
  ],
  [
    'how the shop is paid',
    async (client) =>
      client.patch('store-settings/own', { manualPayments: true, manualInstructions: 'To me' }),
  ],
  ['a new API key', async (client) => client.post('api-keys', { name: 'Mine', scope: 'write' })],
  [
    'a webhook',
    async (client) =>
      client.post('webhook-endpoints', { url: 'https://thief.example/', events: ['order.created'] }),
  ],
  ['an archive', async (client) => client.post('account-exports', {})],
  [
    'an invitation',
    async (client) => client.post('invitations', { email: 'thief@mail.test', role: 'owner' }),
  ],
  [
    'a buyer’s archive',
    async (client) => client.post('buyer-archive', { customerId: account.id, email: 'odette@mail.test' }),
  ],
]

const codeOf = (body: unknown) => {
  const { refusal, data = {} } = body as Record<string, { code?: string; refusal?: { code: string } }>
  return refusal?.code ?? data.refusal?.code
}

describe('what moves money or data away', () => {
  let settingsId: number
  beforeAll(async () => {
    const first = await as(app, 'owner', account)
    settingsId = (await first.get('store-settings')).body.data[0].id
  })
  const own = (client: Client): Client => ({
    ...client,
    patch: (path, body) => client.patch(path.replace('own', String(settingsId)), body),
  })

  test.each(moves)('asks for the password again: %s', async (_what, move) => {
    const { status, body } = await move(own(owner))
    expect([status, codeOf(body)]).toEqual([403, 'confirm-password'])
  })

  test('is nothing for a program with a key', async () => {
    const [, receiver] = moves[0]!
    const { status, body } = await receiver(own(program))
    expect([status, codeOf(body)]).toEqual([403, 'not-for-programs'])
    await program.post('buyer-archive', { email: 'odette@mail.test' }).expect(403)
  })

  test('changes nothing while it is refused', async () => {
    const { body: before } = await owner.get(`store-settings/${settingsId}`)
    await owner.patch(`store-settings/${settingsId}`, { receiveEmail: 'thief@mail.test' }).expect(403)
    expect((await owner.get(`store-settings/${settingsId}`)).body).toEqual(before)
  })

  test('asks for nothing where only something else is saved, or a door is closed', async () => {
    await owner.post('profile-links', buildLink()).expect(201)
    const { body: whole } = await owner.get(`store-settings/${settingsId}`)
    await owner.put(`store-settings/${settingsId}`, { ...whole, allowLocalPickup: true }).expect(200)
    const { body: key } = await (
      await as(app, 'owner', account)
    ).post('api-keys', { name: 'Old', scope: 'read' })
    await owner.delete(`api-keys/${key.id}`).expect(200)
  })

  test('goes on once the password was entered; a wrong one is refused beside its field', async () => {
    const wrong = await owner.post('password-confirm', { password: 'not mine' }).expect(400)
    expect(Object.keys(wrong.body.errors)).toEqual(['password'])
    await owner.post('api-keys', { name: 'Mine', scope: 'read' }).expect(403)
    await owner.post('password-confirm', { password: password }).expect(200)
    await owner.post('api-keys', { name: 'Mine', scope: 'read' }).expect(201)
  })

  test('lets nobody guess', async () => {
    const codes: number[] = []
    for (let at = 0; at < 11; at++)
      codes.push((await owner.post('password-confirm', { password: `x${at}` })).status)
    expect(codes.at(-1)).toBe(429)
    expect((await owner.post('password-confirm', { password: password })).status).toBe(429)
  })

  test('is asked of whoever was signed in meanwhile, not of a session that has just begun', async () => {
    const fresh = await as(app, 'owner', account)
    await fresh.post('api-keys', { name: 'At once', scope: 'read' }).expect(201)
  })
})
