import { Conflict } from '@feathersjs/errors'
import { payChange } from '@mainstreet/shared/contracts/orders/changes'
import type { PaymentAnswer } from '@mainstreet/shared/contracts/orders/payments'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { cents, type Cents } from '@mainstreet/shared/rules/money/money'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import { operationService } from '../../../kit/service/define-service'
import { requestFingerprint } from '../../../kit/service/once/fingerprint'
import type { Call } from '../../../kit/service/service-params'
import type { Work } from '../../../kit/service/work'
import type { OrderRow } from '../charge/payment-row'
import { continuePayment, payNow, type Placed } from '../charge/run-payment'
import { readPaying } from '../checkout/payments'
import { claimSubmit, insertPending, type Claim } from '../checkout/place-order'
import { openStore } from '../open-store'
import { orderOfLink } from '../order-of-link'
import { waitingChange } from './settle-change'

/** The order that a payment for a change is, until the money is there: nobody's, of one line. */
const orderFor = (order: OrderRow, changeId: number, total: Cents) => ({
  customerId: order.customerId,
  status: 'pending' as const,
  shippingType: order.shippingType,
  lines: [{ ...order.lines[0]!, quantity: 1, unitPrice: total, regularPrice: total }],
  subtotal: total,
  shipping: cents(0),
  tax: cents(0),
  taxLines: [],
  total,
  taxRate: order.taxRate,
  test: order.test,
  language: order.language,
  changeId,
})

interface Due {
  orderId: number
  /** What the buyer was shown, in cents. */
  expected: number | undefined
}

/** Writes down that the change of an order is being paid; 409 where none waits, or for another amount. */
const placeChange = async (
  app: Application,
  work: Work,
  { claim, orderId, expected }: Due & { claim: Claim },
): Promise<Placed> => {
  const claimed = await claimSubmit(app, work, claim)
  if ('payment' in claimed) return claimed
  const order = await work.trx('account_orders').where({ id: orderId }).forUpdate().first()
  const change = await waitingChange(work, orderId)
  if (!order || !change || change.difference <= 0) throw new Conflict(refusal('no-change-waits'))
  if (order.test === claim.gateway.live) throw new Conflict(refusal('other-mode'))
  if (expected !== undefined && expected !== change.difference) throw new Conflict(refusal('order-changed'))
  const placed = orderFor(order, change.id, cents(change.difference))
  return insertPending(work, claimed.id, { ...placed, createdAt: work.now })
}

const runPayChange = async (
  app: Application,
  input: Input<'pay-change'>,
  call: Call,
): Promise<PaymentAnswer> => {
  await app.get('limits').limitAddress('payments-address', call.address)
  const { id: orderId, customerId } = await orderOfLink(app, input.token, call.siteId)
  const { store, gateways, keys } = await openStore(app, { customerId, isOrdered: true }, call)
  await app.get('limits').slow('payments-account', store.id)
  const cards = gateways.filter(({ provider }) => provider !== 'manual')
  const fingerprint = requestFingerprint(['change', orderId, input.expectedTotal ?? null])
  const paying = readPaying(input, { store, gateways: cards, fingerprint }, call)
  if ('goesOn' in paying) return continuePayment(app, paying.goesOn)
  const due = { orderId, expected: input.expectedTotal, claim: { ...paying, store, keys } }
  const { caller } = call
  return payNow(app, {
    caller,
    gateway: paying.gateway,
    place: (work) => placeChange(app, work, due),
  })
}

/** Pays what the change of an order costs more; the change is made with the news that the money is there. */
export const payChangeOperation = operationService(
  payChange,
  (app) => (input, call) => runPayChange(app, input, call),
)
