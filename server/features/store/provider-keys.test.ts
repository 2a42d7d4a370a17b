import { randomBytes } from 'node:crypto'
import { providerKeys } from '../../../migrations/20260101001710-provider-keys'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount } from '../../test/as'
import { withoutMoment } from '../../test/without-moment'
import { accountKeys, keysSince, modeKeys, webhookSecretsOf } from './payment-keys'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
})
afterAll(() => app.close())

const given = {
  stripeSecretKey: 'sk_live_51abcdefghijkl4242',
  stripeTestSecretKey: 'sk_test_51abcdefghijkl4242',
  stripeWebhookSecret: 'whsec_51abcdefghijkl4242',
}

test('keys that lay in columns of their own are moved as they are sealed, and back', async () => {
  const { knex } = app.get('database')
  const account = await newAccount(app, { stripePublicKey: 'pk_live_1234' })
  const bare = await newAccount(app)
  const owner = await as(app, 'owner', account)
  const path = `store-settings/${account.id}`
  await owner.patch(path, { ...given, useTestStripeData: false }).expect(200)
  const replacing = { stripeTestSecretKey: `sk_test_${randomBytes(8).toString('hex')}` }
  await owner.patch(path, replacing).expect(200)
  const read = async () => ({
    wire: (await owner.get(path)).body,
    now: await accountKeys(app, account.id),
    test: await modeKeys(app, account.id, false),
    news: await webhookSecretsOf(app, account.id),
    since: (await keysSince(app, account.id))({ provider: 'stripe', live: false }),
    bare: await accountKeys(app, bare.id),
  })
  const before = await read()
  expect(before).toMatchObject({
    now: { hasKeys: true, keys: { secretKey: given.stripeSecretKey, publishableKey: 'pk_live_1234' } },
    test: { secretKey: replacing.stripeTestSecretKey },
    news: [{ live: true, secret: given.stripeWebhookSecret }],
    since: expect.any(Date),
    bare: { hasKeys: false },
  })
  const stored = () => knex('store_settings').where({ id: account.id }).first('providerKeys')
  const sealed = (await stored())!.providerKeys
  await providerKeys.down(knex)
  const columns = await knex('store_settings').where({ id: account.id }).first<Record<string, unknown>>('*')
  expect(columns).toMatchObject({ ...sealed.fields, stripeTestWebhookSecret: '', stripeSecretKeySince: null })
  expect(columns).toMatchObject({ stripeTestSecretKeySince: before.since })
  await providerKeys.up(knex)
  expect((await stored())!.providerKeys.fields).toEqual({ ...sealed.fields, stripeTestWebhookSecret: '' })
  expect(withoutMoment(await read())).toEqual(withoutMoment(before))
})
