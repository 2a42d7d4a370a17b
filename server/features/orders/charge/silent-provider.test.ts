import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { as, socketAs, type Client } from '../../../test/as'
import { startStripe, type StripeStandIn } from '../../../test/stripe/stripe-stand-in'
import { until } from '../../../test/until'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { tax as taxFeature } from '../../tax/tax.feature'
import { orders as ordersFeature } from '../orders.feature'
import { buildCart, buildCheckout, newKey } from '../orders.factory'
import { openStripeShop, type StripeShop } from '../stripe-shop.factory'

let app: TestApp
let stripe: StripeStandIn
let shop: StripeShop
let buyer: Client

const budgetMs = 700
// A busy machine included; one try of Stripe's client alone takes seven seconds.
const answeredWithinMs = 5_000

beforeAll(async () => {
  stripe = await startStripe()
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, ordersFeature, taxFeature],
    settings: { stripeApiBase: stripe.origin },
  })
  app.set('providerBudgetMs', budgetMs)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
beforeEach(async () => {
  app.address = `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
  shop = await openStripeShop(app, stripe)
  buyer = await as(app, 'visitor', shop.account)
  stripe.faults.length = 0
  stripe.asked.length = 0
})

const orders = () => app.get('database').knex('account_orders').where({ customerId: shop.account.id })
const statuses = async () => (await orders()).map(({ status }) => status)
const intents = () => [...shop.books.intents.values()]
const asked = (method: string) => stripe.asked.filter((each) => each.method === method).length
const pay = async (key: Record<string, string>, more: object = {}) => {
  const started = Date.now()
  const body = { ...buildCheckout(buildCart(shop.goods)), ...more }
  const answer = await buyer.post('payments', body).set(key)
  return {
    ...answer,
    status: answer.status,
    body: answer.body,
    headers: answer.headers,
    ms: Date.now() - started,
  }
}
const hang = (on: 'GET' | 'POST', times = 1) => {
  for (let time = 0; time < times; time++)
    stripe.faults.push({ on: `${on} /v1/payment_intents`, hangs: true })
}

test('A provider that takes the charge and never answers holds its buyer for the budget and no longer', async () => {
  hang('POST', 3)
  hang('GET', 3)
  const { status, headers, body, ms } = await pay(newKey())
  expect([status, headers['retry-after'], body.ok, body.refusal.code]).toEqual([
    503,
    '5',
    false,
    'provider-silent',
  ])
  expect(body.message).toMatch(/^The card provider has not answered\./)
  expect(ms).toBeGreaterThanOrEqual(budgetMs)
  expect(ms).toBeLessThan(answeredWithinMs)
  expect(await statuses()).toEqual(['pending'])
})

test('The buyer’s second try asks it at once, and pays once', async () => {
  const key = newKey()
  hang('POST')
  expect((await pay(key)).status).toBe(503)
  const again = await pay(key)
  expect([again.status, again.body.ok]).toEqual([200, true])
  expect([await statuses(), intents().length]).toEqual([['paid'], 1])
})

test('A charge that was made, but never answered, is found by the second try', async () => {
  const key = newKey()
  stripe.faults.push({ on: 'POST /v1/payment_intents', slowMs: 60_000 })
  expect((await pay(key)).status).toBe(503)
  await until(() => intents().length === 1)
  const charges = asked('POST')
  expect((await pay(key)).status).toBe(200)
  expect([await statuses(), intents().length, asked('POST')]).toEqual([['paid'], 1, charges])
})

test('A second try while the first one waits, and one whose look-up hangs, end within the budget too', async () => {
  const key = newKey()
  hang('POST', 3)
  hang('GET', 6)
  const both = await Promise.all([pay(key), pay(key)])
  for (const { status, ms } of both) {
    expect(status).toBe(503)
    expect(ms).toBeLessThan(answeredWithinMs)
  }
  const again = await pay(key)
  expect(again.status).toBe(503)
  expect(again.ms).toBeLessThan(answeredWithinMs)
  expect([await statuses(), intents().length]).toEqual([['pending'], 0])
})

test('After the bank’s step, too, nobody waits longer', async () => {
  const key = newKey()
  const { id: _, ...rest } = buildCheckout(buildCart(shop.goods))
  const first = await pay(key, { id: 'pm_card_authenticationRequired' })
  hang('GET', 3)
  const { paymentIntentId } = first.body
  const confirmed = await buyer.post('payments', { ...rest, paymentIntentId }).set(key)
  expect([first.body.requiresAction, confirmed.status]).toEqual([true, 200])
  expect(confirmed.body).toMatchObject({ ok: false, requiresAction: true })
})

describe('over a socket, a payment', () => {
  test('names its key in the call: the same one again is the same payment', async () => {
    const client = await socketAs(app, 'visitor', shop.account)
    const body = { ...buildCheckout(buildCart(shop.goods)), key: newKey()['idempotency-key'] }
    const first = await client.service('payments').create(body)
    expect(await client.service('payments').create(body as never)).toEqual(first)
    expect([await statuses(), intents().length]).toEqual([['paid'], 1])
    const rest = await pay({ 'idempotency-key': body.key! })
    expect(rest.body).toEqual(first)
    client.close()
  })

  test('is refused with a key that is none, or that contradicts its header', async () => {
    const two = await pay(newKey(), { key: 'another' })
    expect([two.status, two.body.errors]).toEqual([400, { key: 'contradicts the Idempotency-Key' }])
    expect((await pay({}, { key: 'with blanks' })).status).toBe(400)
    expect((await pay({}, { key: '' })).status).toBe(400)
    expect(await statuses()).toEqual([])
  })
})
