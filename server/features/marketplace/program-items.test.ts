import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { purgeUnsavedItems } from './purge-unsaved-items'

let app: TestApp
let account: Account
let program: Client
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  account = await newAccount(app)
  program = await as(app, 'write key', account)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)
const statusFor = async (client: Client, id: number) => (await client.get(`market-items/${id}`)).status

test('what a program makes public is there at once, and stays', async () => {
  const { status, body } = await program.post('market-items', { title: 'Mug', status: 'public' })
  expect([status, body.newlyCreated]).toEqual([201, false])
  expect(await statusFor(visitor, body.id)).toBe(200)
  await purgeUnsavedItems(app, tomorrow())
  expect(await statusFor(visitor, body.id)).toBe(200)
})

test('a program that copies an example which says that the item is new has it stay too, since it names a status', async () => {
  const { body } = await program.post('market-items', { title: 'Jar', status: 'public', newlyCreated: true })
  expect(body.newlyCreated).toBe(false)
  expect(await statusFor(visitor, body.id)).toBe(200)
})

test('what a program makes without a status is a draft that stays', async () => {
  const { body } = await program.post('market-items', { title: 'Cup' })
  expect(body).toMatchObject({ status: 'draft', newlyCreated: false })
  expect(await statusFor(visitor, body.id)).toBe(404)
  await purgeUnsavedItems(app, tomorrow())
  expect(await statusFor(program, body.id)).toBe(200)
})

test('a person who says a status means it to stay', async () => {
  const { body } = await owner.post('market-items', { title: 'Bowl', status: 'public' })
  expect(body.newlyCreated).toBe(false)
  expect(await statusFor(visitor, body.id)).toBe(200)
})

describe('an item that is begun empty', () => {
  test.each([
    ['by the editor', () => owner],
    ['by a program that says so', () => program],
  ])('%s is new until it is saved whole', async (_by, client) => {
    const begun = { customerId: account.id, title: 'New Item', newlyCreated: true }
    const { body: item } = await client().post('market-items', begun)
    expect(item).toMatchObject({ status: 'draft', newlyCreated: true })
    const saved = await client().put(`market-items/${item.id}`, { ...begun, newlyCreated: false })
    expect(saved.body.newlyCreated).toBe(false)
  })

  test('goes after a day when nobody saves it', async () => {
    const { body } = await owner.post('market-items', {})
    await purgeUnsavedItems(app, tomorrow())
    expect(await statusFor(owner, body.id)).toBe(404)
  })

  test('stays when a program patches its status', async () => {
    const { body } = await program.post('market-items', { title: 'Vase', newlyCreated: true })
    const patched = await program.patch(`market-items/${body.id}`, { status: 'public' })
    expect(patched.body.newlyCreated).toBe(false)
    expect(await statusFor(visitor, body.id)).toBe(200)
  })
})
