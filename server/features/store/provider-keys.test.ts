import { randomBytes } from 'node:crypto'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount } from '../../test/as'
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

test('keys are kept by mode, and a business without any has none', async () => {
  const account = await newAccount(app, { stripePublicKey: 'pk_live_1234' })
  const bare = await newAccount(app)
  const owner = await as(app, 'owner', account)
  const path = `store-settings/${account.id}`
  await owner.patch(path, { ...given, useTestStripeData: false }).expect(200)
  const replacing = { stripeTestSecretKey: `sk_test_${randomBytes(8).toString('hex')}` }
  await owner.patch(path, replacing).expect(200)
  const before = {
    now: await accountKeys(app, account.id),
    test: await modeKeys(app, account.id, false),
    news: await webhookSecretsOf(app, account.id),
    since: (await keysSince(app, account.id))({ provider: 'stripe', live: false }),
    bare: await accountKeys(app, bare.id),
  }
  expect(before).toMatchObject({
    now: { hasKeys: true, keys: { secretKey: given.stripeSecretKey, publishableKey: 'pk_live_1234' } },
    test: { secretKey: replacing.stripeTestSecretKey },
    news: [{ live: true, secret: given.stripeWebhookSecret }],
    since: expect.any(Date),
    bare: { hasKeys: false },
  })
})
