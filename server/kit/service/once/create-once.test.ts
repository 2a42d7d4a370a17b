import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { marketplace as marketplaceFeature } from '../../../features/marketplace/marketplace.feature'
import { orders as ordersFeature } from '../../../features/orders/orders.feature'
import { profile as profileFeature } from '../../../features/profile/profile.feature'
import { tax as taxFeature } from '../../../features/tax/tax.feature'
import { buildLink } from '../../../features/profile/profile-links.factory'
import { as, newAccount, type Client } from '../../../test/as'
import { forgetCreates } from './kept-creates'

let app: TestApp
let account: Account
let owner: Client
let program: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, ordersFeature, profileFeature, taxFeature],
  })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  program = await as(app, 'write key', account)
})
afterAll(() => app.close())

const header = 'Idempotency-Key'
const createAt = (path: string) => (client: Client, key: string, body: object) =>
  client.post(path, body).set(header, key)
const create = createAt('profile-links')
const count = async (text: string) =>
  (await owner.get('profile-links').expect(200)).body.data.filter(
    (each: { text: string }) => each.text === text,
  ).length

describe('a create that a program names', () => {
  test('is not a person’s to name, and says so', async () => {
    const { body } = await create(owner, 'one', buildLink({ text: 'Person' })).expect(400)
    expect(body.errors).toEqual({ [header]: 'is taken from API keys only' })
    expect(await count('Person')).toBe(0)
  })

  test.each(['', ' ', 'two words', 'x'.repeat(256)])('has a name that can be one, not %j', async (key) => {
    const { status, body } = await create(program, key, buildLink({ text: 'Odd' }))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [header]])
    expect(await count('Odd')).toBe(0)
  })

  test('is made once, however often and however closely it is asked for', async () => {
    const body = buildLink({ text: 'Once' })
    const answers = await Promise.all([1, 2, 3].map(async () => create(program, 'once', body).expect(201)))
    const later = await create(program, 'once', body).expect(201)
    expect(new Set([...answers, later].map((each) => each.body.id)).size).toBe(1)
    expect(await count('Once')).toBe(1)
  })

  test('is another for another key of the business', async () => {
    const other = await as(app, 'write key', account)
    const body = buildLink({ text: 'Two programs' })
    await create(program, 'shared', body).expect(201)
    await create(other, 'shared', body).expect(201)
    expect(await count('Two programs')).toBe(2)
  })

  test('cannot become something else under the same name', async () => {
    await create(program, 'same', buildLink({ text: 'First' })).expect(201)
    const { body } = await create(program, 'same', buildLink({ text: 'Second' })).expect(422)
    expect(Object.keys(body.errors)).toEqual([header])
    await createAt('market-categories')(program, 'same', { category: 'Other' }).expect(422)
    expect(await count('Second')).toBe(0)
  })

  test('that was refused leaves its name free', async () => {
    await create(program, 'again', buildLink({ link: 'javascript:alert(1)' })).expect(400)
    await create(program, 'again', buildLink({ text: 'Again' })).expect(201)
  })

  test('is forgotten after a day', async () => {
    const body = buildLink({ text: 'Daily' })
    await create(program, 'daily', body).expect(201)
    const old = new Date(Date.now() - 25 * 3_600_000)
    await app.get('database').knex('kept_creates').where({ key: 'daily' }).update({ createdAt: old })
    await forgetCreates(app)
    await create(program, 'daily', body).expect(201)
    expect(await count('Daily')).toBe(2)
  })

  test('is a row’s; an operation that moves no money cannot be named', async () => {
    const { body } = await createAt('quote')(program, 'quote', { items: [] }).expect(400)
    expect(body.errors).toEqual({ [header]: 'is not taken by quote' })
  })
})
