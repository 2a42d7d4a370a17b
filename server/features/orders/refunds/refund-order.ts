import { randomUUID } from 'node:crypto'
import { Conflict, PaymentError, Unavailable, Unprocessable } from '@feathersjs/errors'
import { refundOrder, type OrderRefund } from '@mainstreet/shared/contracts/orders/order-refunds'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import { problems } from '../../../kit/service/errors'
import { idempotencyKeyOf } from '../../../kit/service/once/idempotency-key'
import { operationService } from '../../../kit/service/define-service'
import type { Call } from '../../../kit/service/service-params'
import type { Work } from '../../../kit/service/work'
import { withoutWaiting } from '../changes/settle-change'
import { withdrawSold } from '../../gift-cards/sold-cards'
import { ownOrder, type ListedOrder } from '../own-order'
import { cardPaymentOf, makeRefund } from './make-refund'
import { sumsOfRequest } from './sums-of-request'
import { insertRefund, partKeys, reportingNewRefund } from './write-refund'
import { requestFingerprint } from '../../../kit/service/once/fingerprint'

type Wanted = Input<'refund-order'>

/** The refund's name, here and at the provider: a caller's key means the same refund within one order only. */
const keyOf = ({ orderId, key }: Wanted, call: Call): string =>
  `refund-${orderId}-${requestFingerprint([idempotencyKeyOf(call, key) ?? randomUUID()])}`

const refundFingerprint = ({ lines = [], shipping, amount }: Wanted) =>
  requestFingerprint([
    lines
      .map(({ variationId, quantity, restock = true }) => [variationId, quantity, restock])
      .sort(([a], [b]) => Number(a) - Number(b)),
    shipping ?? null,
    amount ?? null,
  ])

/** The rows of the refund that the same key has made before, none where it has not; 422 where that was another one. */
const findEarlier = async ({ trx }: Work, key: string, wanted: Wanted): Promise<number[]> => {
  const rows = await trx('order_refunds')
    .where({ key })
    .orWhereRaw('starts_with(key, ?)', [partKeys(key, 1).slice(0, -1)])
    .orderBy('id')
  if (rows.some((had) => had.fingerprint !== refundFingerprint(wanted)))
    throw new Unprocessable({
      ...refusal('refund-key-used'),
      ...problems({ key: refusal('refund-key') }),
    })
  return rows.map(({ id }) => id)
}

// What a provider said is stored as a text; ours among those have a code again.
const notRefunded = (problem: string) => {
  const ours = (['no-payment', 'more-than-left', 'provider-keys-refused'] as const).map((code) =>
    refusal(code),
  )
  const said = ours.find(({ message }) => message === problem) ?? { message: problem }
  return new PaymentError({ ...said, code: 'refund_failed' })
}

interface Asked {
  key: string
  wanted: Wanted
  call: Call
}

/** A part of the price of a gift card cannot come back: the card would be worth more than was paid. */
const checkMoney = ({ lines }: ListedOrder, { amount }: Wanted) => {
  if (amount !== undefined && lines.some(({ giftCard }) => giftCard))
    throw new Conflict({
      ...refusal('refund-cards-whole'),
      ...problems({ amount: refusal('refund-cards-whole') }),
    })
}

/** Writes a pending refund and reserves its amount, or answers the one that the key has made: its rows, one for each payment. */
const reserveRefund = async (
  app: Application,
  work: Work,
  { key, wanted, call }: Asked,
): Promise<number[]> => {
  const found = await ownOrder(work.trx, wanted.orderId, call)
  const had = await findEarlier(work, key, wanted)
  if (had.length) return had
  const order = await withoutWaiting(app, work, found)
  if (!order) throw new Conflict(refusal('change-under-way'))
  const { sums } = await sumsOfRequest(work.trx, order, wanted)
  const { expectedAmount = sums.amount, reason = '', sendEmail: notify = true } = wanted
  if (sums.amount !== expectedAmount)
    throw new Conflict({
      ...refusal('order-changed'),
      ...problems({ expectedAmount: refusal('amount-now', { amount: sums.amount }) }),
    })
  const refund = { ...sums, key, fingerprint: refundFingerprint(wanted), reason: reason.trim(), notify }
  checkMoney(order, wanted)
  return reportingNewRefund({ app, work }, order, async () => {
    const ids = await insertRefund(work, order, refund)
    await withdrawSold(app, work, { order, pieces: sums.lines, refundId: ids[0]! })
    return ids
  })
}

/** A provider that cannot be asked, its keys being gone, is said before anything is reserved. */
const checkProvider = async (app: Application, orderId: number) => {
  const payment = await cardPaymentOf(app, orderId)
  if (payment && !payment.gateway) throw new Unavailable(refusal('keys-gone'))
}

const answerFor = async (app: Application, ids: number[]): Promise<{ ok: true; refund: OrderRefund }> => {
  const rows = await app.service('order-refunds').rowsById(ids)
  const failed = rows.find(({ status }) => status === 'failed')
  if (failed) throw notRefunded(failed.problem)
  return { ok: true, refund: rows[0]! }
}

/** Gives money back: reserved first, then made at the provider, then settled; whose outcome nobody knows stays pending, and the sweeper finds out. */
export const refundOrderOperation = operationService(refundOrder, (app) => async (wanted, call) => {
  await ownOrder(app.get('database').knex, wanted.orderId, call)
  await checkProvider(app, wanted.orderId)
  const key = keyOf(wanted, call)
  const ids = await app.get('runWork')(call.caller, (work) => reserveRefund(app, work, { key, wanted, call }))
  for (const id of ids) await makeRefund(app, id, call.caller)
  return answerFor(app, ids)
})
