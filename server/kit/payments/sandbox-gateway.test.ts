import { randomUUID } from 'node:crypto'
import { cents } from '@mainstreet/shared/rules/money/money'
import { openTestDatabase } from '../../test/test-database'
import type { Database } from '../database/database'
import type { ChargeRequest } from './payment-gateway'
import { createSandboxGateway } from './sandbox-gateway'

let database: Database
let asked = 0

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const gateway = () => createSandboxGateway(database.knex)
const request = (paymentMethod: string): ChargeRequest => ({
  key: randomUUID(),
  customerId: 1,
  orderId: ++asked,
  paymentMethod,
  amountCents: 1725,
  currency: 'cad',
})
const made = ({ key, orderId }: ChargeRequest, paymentId: string) => ({
  key,
  orderId,
  since: new Date(0),
  paymentId,
})
const pay = async () => {
  const outcome = await gateway().charge(request('pm_card_visa'))
  if (outcome.status !== 'succeeded') throw new Error(outcome.status)
  return outcome.paymentId
}
const ask = ({ key, orderId }: ChargeRequest) => gateway().lookup({ key, orderId, since: new Date(0) })

test('an unknown card is refused, and an unknown payment is nowhere', async () => {
  const unknown = request('pm_made_up')
  expect(await ask(unknown)).toBeUndefined()
  expect(await gateway().charge(unknown)).toMatchObject({
    status: 'declined',
    decline: { code: 'resource_missing' },
  })
  expect(await gateway().confirm(made(unknown, 'pi_made_up'))).toMatchObject({ status: 'declined' })
})

test.each([
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
])('%s is refused with its code, which a later question finds again', async (method, code, declineCode) => {
  const refused = request(method)
  const outcome = await gateway().charge(refused)
  expect(outcome).toMatchObject({ status: 'declined', decline: { code } })
  expect(outcome.status === 'declined' && outcome.decline.declineCode).toBe(declineCode)
  expect(await ask(refused)).toEqual(outcome)
})

test('the same key charges once, and never another amount', async () => {
  const visa = request('pm_card_visa')
  const outcomes = await Promise.all([1, 2, 3].map(() => gateway().charge(visa)))
  expect(new Set(outcomes.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(outcomes[0]).toMatchObject({ status: 'succeeded', amountCents: 1725 })
  await expect(gateway().charge({ ...visa, amountCents: 1 })).rejects.toThrow('another amount')
})

test('a bank’s step ends in a payment, or in nothing when it is cancelled first', async () => {
  const first = request('pm_card_authenticationRequired')
  const wanted = await gateway().charge(first)
  if (wanted.status !== 'requires_action') throw new Error(wanted.status)
  expect(await gateway().confirm(made(first, wanted.paymentId))).toMatchObject({ status: 'succeeded' })
  expect(await gateway().cancel(wanted.paymentId)).toMatchObject({ status: 'succeeded' })
  const second = request('pm_card_authenticationRequired')
  const dropped = await gateway().charge(second)
  if (dropped.status !== 'requires_action') throw new Error(dropped.status)
  expect(await gateway().confirm(made(first, dropped.paymentId))).toMatchObject({ status: 'declined' })
  expect(await gateway().cancel(dropped.paymentId)).toMatchObject({ status: 'declined' })
  expect(await gateway().confirm(made(second, dropped.paymentId))).toMatchObject({ status: 'declined' })
})

describe('a refund', () => {
  const refund = (paymentId: string, amount: number, key: string = randomUUID()) =>
    gateway().refund({ key, paymentId, amountCents: cents(amount) })

  test('of an unknown payment is refused, and an unknown refund is nowhere', async () => {
    expect(await refund('pi_made_up', 100)).toMatchObject({ decline: { code: 'resource_missing' } })
    expect(await gateway().lookupRefund({ key: 'none', paymentId: 'pi_made_up' })).toBeUndefined()
  })

  test('gives back in parts what was paid, and never more', async () => {
    const paymentId = await pay()
    expect(await refund(paymentId, 1000)).toMatchObject({ status: 'succeeded' })
    expect(await refund(paymentId, 726)).toMatchObject({ decline: { code: 'charge_already_refunded' } })
    const rest = await Promise.all([1, 2, 3].map(() => refund(paymentId, 725)))
    expect(rest.map(({ status }) => status).sort()).toEqual(['declined', 'declined', 'succeeded'])
  })

  test('is made once under its key, and found again by it', async () => {
    const paymentId = await pay()
    const key = randomUUID()
    const outcomes = await Promise.all([1, 2, 3].map(() => refund(paymentId, 500, key)))
    expect(new Set(outcomes.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await gateway().lookupRefund({ key, paymentId })).toEqual(outcomes[0])
    await expect(refund(paymentId, 501, key)).rejects.toThrow('another amount')
  })
})
