import { randomUUID } from 'node:crypto'
import { cents } from '@mainstreet/shared/rules/money/money'
import { startStripe, type StripeStandIn } from '../../test/stripe/stripe-stand-in'
import type { ChargeRequest } from './payment-gateway'
import { createStripeGateway } from './stripe-gateway'

let stripe: StripeStandIn
let asked = 0

beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.close())
beforeEach(() => {
  stripe.faults.length = 0
  stripe.asked.length = 0
})

const secretKey = 'sk_test_51harbour0001'
const open = (key = secretKey, timeoutMs = 5_000) =>
  createStripeGateway(
    { live: key.includes('_live_'), secretKey: key, publishableKey: 'pk_test_harbour' },
    { apiBase: stripe.origin, timeoutMs },
  )
const request = (paymentMethod = 'pm_card_visa'): ChargeRequest => ({
  key: randomUUID(),
  customerId: 1,
  orderId: ++asked,
  paymentMethod,
  amountCents: 1725,
  currency: 'cad',
})
const queryOf = ({ key, orderId }: ChargeRequest) => ({ key, orderId, since: new Date() })
const intents = () => [...stripe.books(secretKey).intents.values()]
const paid = async (charged = request()) => {
  const outcome = await open().charge(charged)
  if (outcome.status !== 'succeeded') throw new Error(outcome.status)
  return outcome.paymentId
}
const waiting = async (charged = request('pm_card_authenticationRequired')) => {
  const outcome = await open().charge(charged)
  if (outcome.status !== 'requires_action') throw new Error(outcome.status)
  return { ...queryOf(charged), ...outcome }
}
const approve = (id: string, approved = true) =>
  fetch(`${stripe.origin}/v1/bank`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_51harbour0001' },
    body: new URLSearchParams({
      client_secret: intents().find((each) => each.id === id)!.client_secret,
      approved: String(approved),
    }),
  })

describe('a charge', () => {
  test('is made once under its key, in dollars of Canada, and says whose it is', async () => {
    const charged = request()
    const outcomes = [await open().charge(charged), await open().charge(charged)]
    expect(outcomes[0]).toMatchObject({ status: 'succeeded', amountCents: 1725 })
    expect(outcomes[1]).toEqual(outcomes[0])
    const made = intents().filter(({ metadata }) => metadata.key === charged.key)
    expect(made).toMatchObject([
      { amount: 1725, currency: 'cad', metadata: { order: String(charged.orderId), account: '1' } },
    ])
  })

  test.each([
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_made_up', 'resource_missing', undefined],
  ])('with %s is refused with its code', async (method, code, declineCode) => {
    const outcome = await open().charge(request(method))
    expect(outcome).toMatchObject({ status: 'declined', decline: { code } })
    expect(outcome.status === 'declined' && outcome.decline.declineCode).toBe(declineCode)
  })

  test('with a key that Stripe does not know is refused, not unknown', async () => {
    expect(await open('sk_test_harbour_revoked').charge(request())).toMatchObject({
      status: 'declined',
      decline: { code: 'payment_keys_refused' },
    })
  })

  test('under the key of another amount is an error, and charges nothing', async () => {
    const charged = request()
    await open().charge(charged)
    await expect(open().charge({ ...charged, amountCents: 1 })).rejects.toThrow('same parameters')
    expect(intents().filter(({ metadata }) => metadata.key === charged.key)).toHaveLength(1)
  })
})

describe('when Stripe does not answer', () => {
  test('a 500 is tried again under the same key', async () => {
    stripe.faults.push({ on: 'POST /v1/payment_intents', fails: true })
    const charged = request()
    expect(await open().charge(charged)).toMatchObject({ status: 'succeeded' })
    expect(stripe.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([charged.key, charged.key])
  })

  test('an answer that was lost after the charge is asked for again, and nothing is charged twice', async () => {
    stripe.faults.push({ on: 'POST /v1/payment_intents', dropped: true })
    const charged = request()
    expect(await open().charge(charged)).toMatchObject({ status: 'succeeded' })
    expect(intents().filter(({ metadata }) => metadata.key === charged.key)).toHaveLength(1)
  })

  test('a charge that stays without an answer is found by a later question', async () => {
    for (let tries = 0; tries < 3; tries++)
      stripe.faults.push({ on: 'POST /v1/payment_intents', dropped: true })
    const charged = request()
    await expect(open().charge(charged)).rejects.toThrow('connection')
    expect(await open().lookup(queryOf(charged))).toMatchObject({ status: 'succeeded', amountCents: 1725 })
    expect(intents().filter(({ metadata }) => metadata.key === charged.key)).toHaveLength(1)
  })

  test('a charge that is too slow leaves its outcome open', async () => {
    stripe.faults.push({ on: 'POST /v1/payment_intents', slowMs: 20_000 })
    const charged = request()
    await expect(open(secretKey, 300).charge(charged)).rejects.toThrow()
    expect(await open().lookup(queryOf(charged))).toMatchObject({ status: 'succeeded' })
  })

  test('a question without an answer throws, so that no order is given up for it', async () => {
    for (let tries = 0; tries < 3; tries++) stripe.faults.push({ on: 'GET /v1/payment_intents', fails: true })
    await expect(open().lookup(queryOf(request()))).rejects.toThrow()
  })
})

describe('a payment', () => {
  test('that nobody made is nowhere; one is found behind a hundred newer ones', async () => {
    expect(await open().lookup(queryOf(request()))).toBeUndefined()
    const charged = request()
    await paid(charged)
    await Promise.all(Array.from({ length: 101 }, () => paid()))
    expect(await open().lookup(queryOf(charged))).toMatchObject({ status: 'succeeded' })
  })

  test('that waits for its bank goes on when the bank has agreed, and only then', async () => {
    const payment = await waiting()
    expect(await open().confirm(payment)).toMatchObject({ status: 'requires_action' })
    await approve(payment.paymentId)
    expect(await open().confirm(payment)).toMatchObject({ status: 'succeeded', amountCents: 1725 })
  })

  test('that the bank refused is ended, so that nobody pays it later', async () => {
    const payment = await waiting()
    await approve(payment.paymentId, false)
    expect(await open().confirm(payment)).toMatchObject({
      status: 'declined',
      decline: { code: 'payment_intent_authentication_failure' },
    })
    expect(intents().find(({ id }) => id === payment.paymentId)?.status).toBe('canceled')
  })

  test('of somebody else is refused', async () => {
    const payment = await waiting()
    const stranger = { ...payment, key: randomUUID() }
    expect(await open().confirm(stranger)).toMatchObject({
      status: 'declined',
      decline: { code: 'resource_missing' },
    })
    expect(intents().find(({ id }) => id === payment.paymentId)?.status).toBe('requires_action')
  })

  test('of one account or mode is unknown to every other', async () => {
    const charged = request()
    const query = { ...queryOf(charged), paymentId: await paid(charged) }
    for (const key of ['sk_live_51harbour0001', 'sk_test_51other00001'])
      expect(await open(key).lookup(query)).toBeUndefined()
  })

  test('is cancelled while it waits; one that is paid says so', async () => {
    const { paymentId } = await waiting()
    expect(await open().cancel(paymentId)).toMatchObject({ status: 'declined' })
    expect(await open().cancel(await paid())).toMatchObject({ status: 'succeeded', amountCents: 1725 })
  })
})

describe('a refund', () => {
  test('gives a part back once per key, and never more than is left', async () => {
    const paymentId = await paid()
    const part = { key: randomUUID(), paymentId, amountCents: cents(1000) }
    const first = await open().refund(part)
    expect(first).toMatchObject({ status: 'succeeded' })
    expect(await open().refund(part)).toEqual(first)
    expect(await open().lookupRefund(part)).toEqual(first)
    expect(await open().refund({ ...part, key: randomUUID() })).toMatchObject({ status: 'declined' })
    const rest = { key: randomUUID(), paymentId, amountCents: cents(725) }
    expect(await open().refund(rest)).toMatchObject({ status: 'succeeded' })
    expect(await open().refund({ ...rest, key: randomUUID() })).toMatchObject({
      status: 'declined',
      decline: { code: 'charge_already_refunded' },
    })
  })

  test('is not made again when Stripe has forgotten its idempotency key', async () => {
    const refund = { key: randomUUID(), paymentId: await paid(), amountCents: cents(500) }
    await open().refund(refund)
    stripe.books(secretKey).replays.clear()
    await open().refund(refund)
    expect(
      stripe.books(secretKey).refunds.filter(({ metadata }) => metadata.key === refund.key),
    ).toHaveLength(1)
  })

  test('that is on its way is pending; one that nobody made is nowhere', async () => {
    const paymentId = await paid()
    stripe.books(secretKey).refundStatus = 'pending'
    expect(await open().refund({ key: randomUUID(), paymentId, amountCents: cents(5) })).toMatchObject({
      status: 'pending',
    })
    stripe.books(secretKey).refundStatus = 'succeeded'
    expect(await open().lookupRefund({ key: randomUUID(), paymentId })).toBeUndefined()
    expect(await open().lookupRefund({ key: randomUUID(), paymentId: 'pi_none' })).toBeUndefined()
  })
})

test('charges are listed from the first one on, however many, with what has gone back; those of others are not', async () => {
  const key = 'sk_test_51many0001'
  const gateway = open(key)
  const charged = request()
  const first = await gateway.charge(charged)
  if (first.status !== 'succeeded') throw new Error(first.status)
  await gateway.refund({ key: randomUUID(), paymentId: first.paymentId, amountCents: cents(25) })
  await gateway.charge(request('pm_card_visa_chargeDeclined'))
  const { intents } = stripe.books(key)
  const one = intents.get(first.paymentId)!
  for (let n = 0; n < 250; n++) intents.set(`pi_${n}`, { ...one, id: `pi_${n}` })
  intents.set('pi_other', { ...one, id: 'pi_other', metadata: { ...one.metadata, account: '2' } })
  intents.set('pi_foreign', { ...one, id: 'pi_foreign', metadata: {} })
  intents.set('pi_old', { ...one, id: 'pi_old', created: one.created - 3_600 })
  stripe.asked.length = 0
  const listed = await gateway.listCharges({ customerId: 1, since: new Date() })
  expect([listed.length, stripe.asked.length]).toEqual([251, 3])
  expect(listed.find(({ paymentId }) => paymentId === first.paymentId)).toEqual({
    paymentId: first.paymentId,
    orderId: charged.orderId,
    amountCents: 1725,
    refundedCents: 25,
  })
})
