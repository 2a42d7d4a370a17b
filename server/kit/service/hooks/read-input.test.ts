import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { dashboard as dashboardFeature } from '../../../features/dashboard/dashboard.feature'
import { marketplace as marketplaceFeature } from '../../../features/marketplace/marketplace.feature'
import { as, newAccount, type Client } from '../../../test/as'

let app: TestApp
let own: Account
let other: Account
let program: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, dashboardFeature, marketplaceFeature] })
  own = await newAccount(app)
  other = await newAccount(app)
  program = await as(app, 'write key', own)
})
afterAll(() => app.close())

test('a key names no account that is not its own', async () => {
  expect((await program.post('today-summary', { customerId: other.id })).status).toBe(403)
  expect((await program.post('market-categories', { customerId: other.id, category: 'A' })).status).toBe(403)
  expect((await program.get(`market-categories?customerId=${other.id}`)).status).toBe(403)
})

test('a person still says which account is meant', async () => {
  const { status, body } = await (await as(app, 'owner', own)).post('today-summary', {})
  expect([status, body.errors]).toEqual([400, { customerId: 'is required' }])
})

test('a key that names none means its own, in operations, new rows and lists', async () => {
  const named = await program.post('today-summary', { customerId: own.id })
  const summary = await program.post('today-summary', {})
  expect([summary.status, summary.body]).toEqual([200, named.body])
  const { body: category } = await program.post('market-categories', { category: 'Mugs' })
  expect(category.customerId).toBe(own.id)
  await (await as(app, 'owner', other)).post('market-categories', { category: 'Theirs' })
  const { body: page } = await program.get('market-categories')
  expect(page.data.map(({ id }: { id: number }) => id)).toEqual([category.id])
  expect((await program.get('account')).body.data.map(({ id }: Account) => id)).toEqual([own.id])
})
