import { randomUUID } from 'node:crypto'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { server } from '../../kit/service/caller/caller'
import { as } from '../../test/as'
import { until } from '../../test/until'
import { startStripe, type StripeStandIn } from '../../test/stripe/stripe-stand-in'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { buildCart, buildCheckout, newKey } from '../orders/orders.factory'
import { openStripeShop, type StripeShop } from '../orders/stripe-shop.factory'
import { holdKeys } from '../store/payment-keys'
import { books as booksFeature } from './books.feature'
import { auditAccount } from './audit-account'

let app: TestApp
let stripe: StripeStandIn
let shop: StripeShop

beforeAll(async () => {
  stripe = await startStripe()
  app = await createTestApp({
    features: [...baseFeatures, booksFeature, marketplaceFeature, ordersFeature, taxFeature],
    settings: { stripeApiBase: stripe.origin },
  })
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
beforeEach(async () => {
  shop = await openStripeShop(app, stripe)
})

const buy = async () => {
  const buyer = await as(app, 'visitor', shop.account)
  await buyer
    .post('payments', buildCheckout(buildCart(shop.goods)))
    .set(newKey())
    .expect(200)
}
const found = async () => {
  const audit = await auditAccount(app, shop.account.id)
  expect(audit.failures).toBe(0)
  return [...audit.found].filter(([, rows]) => rows.length).map(([kind, rows]) => [kind, rows.length])
}

test('what Stripe has charged and given back is what the orders say', async () => {
  await buy()
  await buy()
  const owner = await as(app, 'owner', shop.account)
  const { data } = (await owner.get('account-orders')).body
  await owner.post('refund-order', { orderId: data[0].id, amount: 500 }).expect(200)
  expect(await found()).toEqual([])
})

test('keys are not replaced while a payment waits for its bank, and what they charged is then not looked for', async () => {
  await buy()
  const owner = await as(app, 'owner', shop.account)
  const buyer = await as(app, 'visitor', shop.account)
  const waiting = buildCheckout(buildCart(shop.goods), { id: 'pm_card_authenticationRequired' })
  await buyer.post('payments', waiting).set(newKey()).expect(200)
  const replace = (stripeTestSecretKey: string | null) =>
    owner.patch(`store-settings/${shop.account.id}`, { stripeTestSecretKey })
  for (const key of ['sk_test_51another0001', null]) {
    const { status, body } = await replace(key)
    expect([status, Object.keys(body.errors)]).toEqual([409, ['stripeTestSecretKey']])
  }
  await replace(shop.secretKey).expect(200)
  await owner
    .patch(`store-settings/${shop.account.id}`, { stripeSecretKey: 'sk_live_51another0001' })
    .expect(200)
  const orders = () => app.get('database').knex('account_orders').where({ customerId: shop.account.id })
  await orders().where({ status: 'pending' }).update({ status: 'failed', stockTaken: '[]' })
  await orders().update({ paidAt: new Date(Date.now() - 60_000) })
  await replace('sk_test_51another0001').expect(200)
  expect((await found()).map(([kind]) => kind)).not.toContain('charge-missing')
})

test('keys that are replaced in the very moment of a payment do not split it', async () => {
  const owner = await as(app, 'owner', shop.account)
  const buyer = await as(app, 'visitor', shop.account)
  const { slow } = app.get('limits')
  // The last thing before the order is written.
  const watched = jest.spyOn(app.get('limits'), 'slow').mockImplementation(async (name, who) => {
    if (name === 'payments-account')
      await owner
        .patch(`store-settings/${shop.account.id}`, { stripeTestSecretKey: 'sk_test_51another0002' })
        .expect(200)
    return slow(name, who)
  })
  const { status, body } = await buyer.post('payments', buildCheckout(buildCart(shop.goods))).set(newKey())
  watched.mockRestore()
  expect([status, body.refusal.code]).toEqual([409, 'card-keys-changed'])
  const { knex } = app.get('database')
  expect(await knex('account_orders').where({ customerId: shop.account.id })).toEqual([])
  expect(shop.books.intents.size).toBe(0)
})

// The embedded database has one connection, where the one does not begin before the other has ended.
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip

onPostgres('who replaces keys waits for a payment that is being written, and is refused', async () => {
  const owner = await as(app, 'owner', shop.account)
  const buyer = await as(app, 'visitor', shop.account)
  const { knex } = app.get('database')
  const isWaiting = async () => {
    const { rows } = await knex.raw(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  const settings = `store-settings/${shop.account.id}`
  const replaced = await app.get('runWork')(server, async (work) => {
    await holdKeys(app, work, shop.account.id)
    const replacing = owner.patch(settings, { stripeTestSecretKey: 'sk_test_51another0003' }).then()
    await until(isWaiting)
    const waiting = buildCheckout(buildCart(shop.goods), { id: 'pm_card_authenticationRequired' })
    await buyer.post('payments', waiting).set(newKey()).expect(200)
    // A promise that is returned would be waited for, and the work is what it waits for.
    return { replacing }
  })
  const { status, body } = await replaced.replacing
  expect([status, Object.keys(body.errors)]).toEqual([409, ['stripeTestSecretKey']])
})

test('a charge that is nobody’s, one that is gone and money that went back unseen are named', async () => {
  await buy()
  await buy()
  await buy()
  const { intents, refunds } = shop.books
  const [lost, back, doubled] = [...intents.values()]
  await app
    .get('database')
    .knex('account_orders')
    .where({ customerId: shop.account.id })
    .update({ paidAt: new Date(Date.now() - 60_000) })
  intents.delete(lost!.id)
  refunds.push({
    id: 're_1',
    object: 'refund',
    amount: 5,
    payment_intent: back!.id,
    metadata: {},
    status: 'succeeded',
    created: 0,
  })
  intents.set('pi_2', { ...doubled!, id: 'pi_2', metadata: { ...doubled!.metadata, key: randomUUID() } })
  const nobodys = { ...doubled!.metadata, order: '2000000000' }
  intents.set('pi_3', { ...doubled!, id: 'pi_3', metadata: nobodys })
  expect(await found()).toEqual([
    ['charge-order', 1],
    ['charge-amount', 1],
    ['charge-missing', 1],
    ['charge-refunded', 1],
  ])
})
