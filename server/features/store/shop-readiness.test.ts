import { suspendedStatus, unpublishedStatus } from '@mainstreet/shared/contracts/account'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount, type Client } from '../../test/as'
import { buildItem } from '../marketplace/market-items.factory'
import { buildStoreSettings } from './store-settings.factory'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  account = await newAccount(app, { ecommerceEnabled: false })
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const ask = () => owner.post('shop-readiness', { customerId: account.id })
const obstacles = async (): Promise<string[]> => (await ask().expect(200)).body.obstacles
const siteIsOpen = async () => (await (await as(app, 'visitor', account)).get('site')).body.store.open

test('is not a visitor’s, nor another account’s', async () => {
  await (await as(app, 'visitor', account)).post('shop-readiness', { customerId: account.id }).expect(401)
  const stranger = await as(app, 'owner', await newAccount(app))
  await stranger.post('shop-readiness', { customerId: account.id }).expect(403)
  const staff = await as(app, 'staff')
  await staff.post('shop-readiness', { customerId: 2_000_000_000 }).expect(404)
})

test('an account is named by its id', async () => {
  const answer = await owner.post('shop-readiness', { customerId: 'mine' })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['customerId']])
})

test('names everything that is missing, and nothing once the site’s shop is open', async () => {
  await owner.patch(`store-settings/${account.id}`, {
    ...buildStoreSettings(),
    allowFlatRate: false,
    allowDelivery: false,
    allowLocalPickup: false,
  })
  expect(await obstacles()).toEqual(['selling-off', 'no-shipping', 'no-item'])
  expect(await siteIsOpen()).toBe(false)

  await app.service('account').patch(account.id, { ecommerceEnabled: true })
  await owner.patch(`store-settings/${account.id}`, { allowLocalPickup: true }).expect(200)
  expect(await obstacles()).toEqual(['no-item'])
  expect(await siteIsOpen()).toBe(true)

  await owner.post('market-items', buildItem({ status: 'public' })).expect(201)
  expect((await ask()).body).toEqual({ ok: true, provider: 'sandbox', obstacles: [] })
})

test('keys that no provider here charges with close the shop, and are named', async () => {
  await owner.patch(`store-settings/${account.id}`, { stripeSecretKey: 'sk_live_51abcdefghijkl4242' })
  expect(await obstacles()).toEqual(['keys-not-usable'])
  expect(await siteIsOpen()).toBe(false)
})

test('a site that is not published yet is not called suspended', async () => {
  for (const [status, obstacle] of [
    [unpublishedStatus, 'unpublished'],
    [suspendedStatus, 'suspended'],
  ] as const) {
    await app.service('account').patch(account.id, { int_status_id: status })
    const staff = await as(app, 'staff')
    const { body } = await staff.post('shop-readiness', { customerId: account.id }).expect(200)
    expect(body.obstacles[0]).toBe(obstacle)
  }
})
