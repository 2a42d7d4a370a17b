import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { accountKeys, modeKeys } from './payment-keys'
import { buildStoreSettings } from './store-settings.factory'

let app: TestApp
let own: Account
let other: Account
let owner: Client
let visitor: Client

const live = 'sk_live_51abcdefghijkl4242'
const test_ = 'rk_test_51abcdefghijkl1881'
const path = () => `store-settings/${own.id}`

beforeAll(async () => {
  app = await createWholeApp()
  own = await newAccount(app, { stripePublicKey: 'pk_live_1234', stripeTestPublishKey: 'pk_test_1234' })
  other = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
})
afterAll(() => app.close())

test('a visitor writes nothing', async () => {
  expect((await visitor.patch(path(), { flatRate: 0 })).status).toBe(401)
  expect((await visitor.post('store-settings', {})).status).toBe(401)
})

test("an owner neither reads nor writes another account's", async () => {
  expect((await owner.get(`store-settings/${other.id}`)).status).toBe(404)
  expect((await owner.patch(`store-settings/${other.id}`, { flatRate: 0 })).status).toBe(404)
  expect((await owner.post('store-settings', { customerId: other.id })).status).toBe(403)
})

test.each([
  ['stripeSecretKey', 'sk_test_51abcdefghijkl4242'],
  ['stripeSecretKey', 'pk_live_51abcdefghijkl4242'],
  ['stripeTestSecretKey', live],
  ['stripeTestSecretKey', 'whatever'],
  ['flatRate', '5'],
  ['flatRate', -1],
  ['deliveryRate', 1.005],
  ['storeEmail', 'nobody'],
  ['receiveEmail', 'a@b.test\r\nBcc: c@d.test'],
  ['storeUrl', 'javascript:alert(1)'],
  ['returnPolicy', 'x'.repeat(201)],
  ['returnPolicy', 30],
])('%s as %j is refused by name, and never repeated', async (name, value) => {
  const answer = await owner.patch(path(), { [name]: value })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [name]])
  if (name.startsWith('stripe')) expect(JSON.stringify(answer.body)).not.toContain(value)
})

test('what an owner says of returns is one line, which visitors read in their language', async () => {
  await owner.patch(`account/${own.id}`, { bilingual: true }).expect(200)
  const translations = { fr: { returnPolicy: 'Retours dans les 30 jours.' } }
  const saved = await owner.patch(path(), { returnPolicy: ' Returns within\n30 days. ', translations })
  expect(saved.body).toMatchObject({ returnPolicy: 'Returns within 30 days.', translations })
  const read = async (query = '') => (await visitor.get(`site${query}`).expect(200)).body.store
  expect(await read()).toMatchObject({ returnPolicy: 'Returns within 30 days.' })
  expect(await read()).not.toHaveProperty('translations')
  expect((await read('?lang=fr')).returnPolicy).toBe('Retours dans les 30 jours.')
  await owner.patch(path(), { translations: {} }).expect(200)
  expect(await read('?lang=fr')).toMatchObject({
    returnPolicy: 'Returns within 30 days.',
    lang: { returnPolicy: 'en' },
  })
  await owner.patch(path(), { returnPolicy: '' }).expect(200)
  expect((await read('?lang=fr')).returnPolicy).toBe('')
})

test('a key cannot be searched for', async () => {
  expect((await owner.get('store-settings?stripeSecretKey=x')).status).toBe(400)
  expect((await visitor.get('store-settings?receiveEmail=x')).status).toBe(400)
})

test('creating again answers the record there is', async () => {
  await owner.patch(path(), { storeName: 'Kept' })
  const answer = await owner.post('store-settings', { customerId: own.id, storeName: 'Other' })
  expect(answer.body).toMatchObject({ id: own.id, customerId: own.id, storeName: 'Kept' })
})

describe('keys', () => {
  beforeAll(() => owner.patch(path(), { stripeSecretKey: live, stripeTestSecretKey: test_ }))

  test('come back masked, to their owner', async () => {
    const { body } = await owner.get(path())
    expect(body.stripeSecretKey).toBe('sk_live_••••4242')
    expect(body.stripeTestSecretKey).toBe('rk_test_••••1881')
  })

  test('come back to no visitor', async () => {
    const { body } = await visitor.get(path())
    expect(Object.keys(body).sort()).toEqual(
      [
        'allowDelivery',
        'allowFlatRate',
        'allowLocalPickup',
        'customerId',
        'deliveryFreeFrom',
        'deliveryRate',
        'flatFreeFrom',
        'orderMinimum',
        'leavesInDays',
        'flatRate',
        'id',
        'returnPolicy',
        'storeLogo',
        'storeName',
        'translations',
        'useTestStripeData',
      ].sort(),
    )
  })

  test('lie sealed in the database', async () => {
    const row = await app.get('database').knex('store_settings').where({ id: own.id }).first()
    expect(JSON.stringify(row)).not.toMatch(/(sk|rk)_(live|test)|4242|1881/)
  })

  test('stay through a save of the whole record as it was read, and through empty ones', async () => {
    const read = (await owner.get(path())).body
    const saved = await owner.put(path(), { ...read, ...buildStoreSettings(), stripeTestSecretKey: '' })
    expect([saved.status, saved.body.flatRate]).toEqual([200, 5])
    expect(await accountKeys(app, own.id)).toEqual({
      hasKeys: true,
      keys: { live: false, secretKey: test_, publishableKey: 'pk_test_1234' },
    })
  })

  test('are the live ones when the account says so', async () => {
    await owner.patch(path(), { useTestStripeData: false })
    const keys = { live: true, secretKey: live, publishableKey: 'pk_live_1234' }
    expect((await accountKeys(app, own.id)).keys).toEqual(keys)
    expect((await modeKeys(app, own.id, false)).secretKey).toBe(test_)
  })

  test('go when they are cleared by null', async () => {
    const answer = await owner.patch(path(), { stripeSecretKey: null })
    expect([answer.status, answer.body.stripeSecretKey]).toEqual([200, ''])
    expect((await modeKeys(app, own.id, true)).secretKey).toBe('')
  })

  test('that were sealed with another secret count as missing', async () => {
    const { knex } = app.get('database')
    await knex('store_settings')
      .where({ id: own.id })
      .update({
        providerKeys: { provider: 'stripe', fields: { stripeTestSecretKey: 'v1.gone' } },
        useTestStripeData: true,
      })
    expect(await accountKeys(app, own.id)).toMatchObject({ hasKeys: true, keys: { secretKey: '' } })
  })

  test('of an account that is not there are none', async () => {
    expect(await accountKeys(app, 2_000_000_000)).toMatchObject({ hasKeys: false, keys: { secretKey: '' } })
  })
})
