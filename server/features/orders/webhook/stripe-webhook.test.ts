import { readMails } from '../../../test/mails'
import { randomUUID } from 'node:crypto'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { server } from '../../../kit/service/caller/caller'
import { as, type Client } from '../../../test/as'
import type { Books, StripeEvent } from '../../../test/stripe/stripe-books'
import { eventOf, signedEvent } from '../../../test/stripe/stripe-events'
import { endRefund } from '../../../test/stripe/stripe-refunds'
import { startStripe, type StripeStandIn } from '../../../test/stripe/stripe-stand-in'
import { mails as mailsFeature } from '../../mails/mails.feature'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { tax as taxFeature } from '../../tax/tax.feature'
import { orders as ordersFeature } from '../orders.feature'
import { buildCart, buildCheckout, newKey } from '../orders.factory'
import { makeRefund } from '../refunds/make-refund'
import { insertRefund } from '../refunds/write-refund'
import { openStripeShop, type StripeShop } from '../stripe-shop.factory'

let app: TestApp
let stripe: StripeStandIn
let shop: StripeShop
let buyer: Client
const log: string[] = []

beforeAll(async () => {
  stripe = await startStripe()
  const overrides = { stripeApiBase: stripe.origin, logLevel: 'info' }
  app = await createTestApp({
    features: [...baseFeatures, mailsFeature, marketplaceFeature, ordersFeature, taxFeature],
    settings: overrides,
    log: { write: (line) => void log.push(line) },
  })
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
})

const addressOf = (account = shop.account.id) => `${app.origin}/api/webhooks/stripe/${account}`
const send = async (
  payload: string,
  signature: string,
  { account = shop.account.id, address = app.address } = {},
) => {
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature,
    'x-forwarded-for': address,
  }
  const answer = await fetch(addressOf(account), { method: 'POST', body: payload, headers })
  return { status: answer.status, text: await answer.text() }
}
const tell = async (event: StripeEvent, secret = shop.webhookSecret, timestamp?: number) => {
  const { payload, signature } = signedEvent(event, secret, timestamp)
  return (await send(payload, signature)).status
}
const last = (type: string, books: Books = shop.books) => books.events.findLast((each) => each.type === type)!
const pay = (id = 'pm_card_visa', more: object = {}) =>
  buyer
    .post('payments', { ...buildCheckout(buildCart(shop.goods), { id }), ...more })
    .set(newKey())
    .then(({ status, body }) => ({ status, body }))
const orders = () =>
  app.get('database').knex('account_orders').where({ customerId: shop.account.id }).orderBy('id')
const statuses = async () => (await orders()).map(({ status }) => status)
const mails = async () =>
  (await readMails(app, { customerId: shop.account.id })).map(({ kind }) => kind).sort()
const stock = async () =>
  (await app.get('database').knex('market_variations').where({ id: shop.goods.variationId }).first())!.stock
/** A payment whose answer never reached us. */
const payUnheard = async () => {
  for (let tries = 0; tries < 3; tries++)
    stripe.faults.push({ on: 'POST /v1/payment_intents', dropped: true })
  for (let tries = 0; tries < 3; tries++) stripe.faults.push({ on: 'GET /v1/payment_intents', fails: true })
  return pay()
}

describe('what is not Stripe’s', () => {
  test('is refused: another secret, another body, too old, no signature, no account', async () => {
    await pay()
    const event = last('payment_intent.succeeded')
    const { payload, signature } = signedEvent(event, shop.webhookSecret)
    expect((await send(payload.replace('1725', '1'), signature)).status).toBe(400)
    expect((await send(payload, '')).status).toBe(400)
    expect((await send('{', signature)).status).toBe(400)
    expect((await send(payload, signature, { account: 999_999_999 })).status).toBe(400)
    expect(await tell(event, 'whsec_somebodyelse')).toBe(400)
    expect(await tell(event, shop.webhookSecret, Math.floor(Date.now() / 1000) - 301)).toBe(400)
    expect((await fetch(addressOf())).status).toBe(405)
    expect((await send('x'.repeat(1_000_001), signature)).status).toBe(413)
  })

  test('is answered 429 when it comes in a storm, while Stripe is still heard', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => send('{}', 't=1,v1=00', { address: '10.6.6.6' })),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    await pay()
    expect(await tell(last('payment_intent.succeeded'))).toBe(200)
  })

  test('changes nothing of tests when it is signed as live, nor of another account', async () => {
    await payUnheard()
    const event = last('payment_intent.succeeded')
    const live = shop.webhookSecret.replace('test', 'live')
    expect(await tell(event, live)).toBe(400)
    expect(await tell({ ...event, livemode: true }, live)).toBe(200)
    const other = await openStripeShop(app, stripe)
    const { payload, signature } = signedEvent(event, other.webhookSecret)
    expect((await send(payload, signature, { account: other.account.id })).status).toBe(200)
    expect(await statuses()).toEqual(['pending'])
  })
})

describe('a payment', () => {
  test('whose answer was lost is settled by its event, once, however often and in whichever order events come', async () => {
    expect((await payUnheard()).status).toBe(503)
    expect(await statuses()).toEqual(['pending'])
    const event = last('payment_intent.succeeded')
    const failed = eventOf(shop.books, 'payment_intent.payment_failed', event.data.object)
    const answers = await Promise.all([failed, event, event, failed, event].map((each) => tell(each)))
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect([await statuses(), await stock(), await mails()]).toEqual([['paid'], 4, ['new-order', 'receipt']])
    stripe.asked.length = 0
    await Promise.all(Array.from({ length: 20 }, () => tell(event)))
    expect([stripe.asked, (await mails()).length]).toEqual([[], 2])
  })

  test('is settled once when reply and event race, and is listed once', async () => {
    shop.books.endpoint = { url: addressOf(), secret: shop.webhookSecret }
    stripe.faults.push({ on: 'POST /v1/payment_intents', slowMs: 300 })
    expect(await pay()).toMatchObject({ status: 200, body: { ok: true, orderNumber: 1001 } })
    const owner = await as(app, 'owner', shop.account)
    expect((await owner.get('account-orders')).body.total).toBe(1)
    expect((await mails()).filter((kind) => kind === 'receipt')).toHaveLength(1)
  })

  test('that the bank agreed to is paid by its event, before the buyer’s second call, which is told so', async () => {
    const first = await pay('pm_card_authenticationRequired')
    expect(first).toMatchObject({ status: 200, body: { ok: false, requiresAction: true } })
    const { clientSecret: client_secret, paymentIntentId } = first.body
    await fetch(`${stripe.origin}/v1/bank`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.secretKey.replace('sk_', 'pk_')}` },
      body: new URLSearchParams({ client_secret, approved: 'true' }),
    })
    const [answers, told] = await Promise.all([
      pay(undefined, { id: undefined, paymentIntentId }),
      tell(last('payment_intent.succeeded')),
    ])
    expect([answers.status, answers.body.ok, told]).toEqual([200, true, 200])
    expect([await statuses(), await mails()]).toEqual([['paid'], ['new-order', 'receipt']])
  })

  test('that the bank refused fails, and its stock is on sale again', async () => {
    const { body } = await pay('pm_card_authenticationRequired')
    expect(await stock()).toBe(4)
    await fetch(`${stripe.origin}/v1/bank`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.secretKey.replace('sk_', 'pk_')}` },
      body: new URLSearchParams({ client_secret: body.clientSecret, approved: 'false' }),
    })
    expect(await tell(last('payment_intent.payment_failed'))).toBe(200)
    expect([await statuses(), await stock()]).toEqual([['failed'], 5])
  })

  test('that Stripe cannot be asked about is left for Stripe’s next try', async () => {
    await payUnheard()
    for (let tries = 0; tries < 3; tries++) stripe.faults.push({ on: 'GET /v1/payment_intents', fails: true })
    const event = last('payment_intent.succeeded')
    expect(await tell(event)).toBeGreaterThanOrEqual(500)
    expect(await statuses()).toEqual(['pending'])
    expect(await tell(event)).toBe(200)
    expect(await statuses()).toEqual(['paid'])
  })
})

describe('a refund', () => {
  const giveBack = async (beginsAs: string) => {
    await pay()
    shop.books.refundStatus = beginsAs
    const [order] = await orders()
    const { total: amount, subtotal, shipping, tax } = order!
    const [id] = await app.get('runWork')(server, (work) => {
      work.unseen('account-orders')
      work.unseen('order-refunds')
      const parts = { amount, subtotal, shipping, tax, taxLines: [], lines: [], key: randomUUID() }
      return insertRefund(work, order!, parts)
    })
    await makeRefund(app, id!, server)
    return shop.books.refunds[0]!
  }
  const refunds = async () =>
    (await app.get('database').knex('order_refunds').where({ customerId: shop.account.id })).map(
      ({ status }) => status,
    )

  test('that was on its way is done when Stripe says so, as often as it likes', async () => {
    const refund = await giveBack('pending')
    expect(await refunds()).toEqual(['pending'])
    endRefund(refund, 'succeeded', (type, object) => stripe.tell(shop.books, type, object))
    for (const type of ['refund.updated', 'charge.refunded', 'refund.updated'])
      expect(await tell(last(type))).toBe(200)
    expect([await refunds(), await statuses()]).toEqual([['succeeded'], ['refunded']])
  })

  test('that a bank sends back has failed, also when it had been done', async () => {
    const refund = await giveBack('succeeded')
    expect(await refunds()).toEqual(['succeeded'])
    endRefund(refund, 'failed', (type, object) => stripe.tell(shop.books, type, object))
    expect(await tell(last('refund.failed'))).toBe(200)
    expect([await refunds(), await statuses()]).toEqual([['failed'], ['paid']])
  })
})

test('what is not about an order of ours is taken and left alone', async () => {
  const object = { id: `pi_${randomUUID()}`, object: 'payment_intent', metadata: {} }
  for (const type of ['payment_intent.succeeded', 'customer.created', 'something.new'])
    expect(await tell(eventOf(shop.books, type, object))).toBe(200)
  const dispute = { id: 'dp_1', status: 'needs_response', payment_intent: 'pi_1' }
  expect(await tell(eventOf(shop.books, 'charge.dispute.created', dispute))).toBe(200)
  expect(log.join('\n')).toContain('"dispute":"dp_1"')
})

test('no key or secret is in any line of the log', () => {
  expect(log.join('\n')).not.toMatch(/(sk|rk)_(test|live)_\w|whsec_\w/)
})
