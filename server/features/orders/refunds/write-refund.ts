import { cents, sumCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { splitSums } from '@mainstreet/shared/rules/orders/refund'
import type { Application } from '../../../declarations'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import type { OrderRow } from '../charge/payment-row'
import type { RefundParts, RefundRow } from './refund-row'

type RefundIds = Pick<RefundRow, 'id' | 'orderId'>

/** Runs what writes a refund and its order, and reports how both are then. */
export const reportingRefund = async <T>(
  { app, work }: { app: Application; work: Work },
  { id, orderId }: RefundIds,
  write: () => Promise<T>,
): Promise<T> => {
  const read = async () => ({
    order: (await app.service('account-orders').rowsById([orderId], work))[0],
    refund: (await app.service('order-refunds').rowsById([id], work))[0],
  })
  const before = await read()
  const result = await write()
  const after = await read()
  if (before.order && after.order)
    work.changed('account-orders', { before: before.order, after: after.order })
  else work.unseen('account-orders')
  if (after.refund) work.changed('order-refunds', { before: before.refund ?? null, after: after.refund })
  else work.unseen('order-refunds')
  return result
}

/** Runs what writes the rows of a new refund of a listed order, and reports them and the order. */
export const reportingNewRefund = async (
  { app, work }: { app: Application; work: Work },
  { id: orderId }: OrderRow,
  insert: () => Promise<number[]>,
): Promise<number[]> => {
  const orders = app.service('account-orders')
  const before = await orders.rowById(orderId, work)
  const ids = await insert()
  work.changed('account-orders', { before, after: await orders.rowById(orderId, work) })
  for (const after of await app.service('order-refunds').rowsById(ids, work))
    work.changed('order-refunds', { before: null, after })
  return ids
}

/** What a card has paid of an order and has not got back, payment by payment. */
export const openPayments = async (
  { trx }: Work,
  orderId: number,
): Promise<{ id: number; left: Cents }[]> => {
  const payments = await trx('order_payments')
    .where({ orderId })
    .whereNotNull('paymentId')
    .orderBy('id')
    .select('id', 'amount')
  const back = await trx('order_refunds').where({ orderId }).whereNot({ status: 'failed' })
  return payments.map(({ id, amount }) => ({
    id,
    left: cents(
      amount - sumCents(back.filter((each) => each.orderPaymentId === id).map((each) => each.amount)),
    ),
  }))
}

/** The parts of a refund, each with the payment that it goes back to: one where it can be, null where no card was charged. */
const partsOf = (
  payments: { id: number; left: Cents }[],
  sums: RefundParts,
): { sums: RefundParts; orderPaymentId: number | null }[] => {
  const [first, ...others] = payments.filter(({ left }) => left > 0)
  const whole = payments.find(({ left }) => left >= sums.amount) ?? (others.length ? undefined : first)
  if (whole || !first) return [{ sums, orderPaymentId: whole?.id ?? null }]
  const [near, far] = splitSums(sums, first.left)
  return [{ sums: near, orderPaymentId: first.id }, ...partsOf(others, far)]
}

/** What names the parts of a refund that goes back to several payments. */
export const partKeys = (key: string, part: number): string => (part === 0 ? key : `${key}~${part}`)

/** What is written of a refund besides what it gives back. */
type NewRefund = RefundParts &
  Partial<
    Pick<
      RefundRow,
      | 'reason'
      | 'fingerprint'
      | 'unlisted'
      | 'notify'
      | 'byProvider'
      | 'providerRefundId'
      | 'orderPaymentId'
      | 'changeId'
    >
  > & { key: string }

/** Writes a pending refund, a row for each payment that it goes back to, and reserves its amount, so that no other gives it back too; the order is locked. */
export const insertRefund = async (
  work: Work,
  order: OrderRow,
  { amount, subtotal, shipping, tax, taxLines, lines, key, ...refund }: NewRefund,
): Promise<number[]> => {
  const { trx, now } = work
  const { id: orderId, customerId } = order
  // Who replaces the keys waits for this, and then finds a refund that is under way.
  await trx('store_settings').where({ id: customerId }).forShare().first('id')
  const sums = { amount, subtotal, shipping, tax, taxLines, lines }
  const { orderPaymentId } = refund
  const parts = orderPaymentId ? [{ sums, orderPaymentId }] : partsOf(await openPayments(work, orderId), sums)
  const rows = parts.map((part, at) =>
    storable({
      ...refund,
      ...part.sums,
      orderPaymentId: part.orderPaymentId,
      key: partKeys(key, at),
      customerId,
      orderId,
      createdAt: now,
    }),
  )
  const made = await trx('order_refunds').insert(rows).returning('id')
  // What a change gives back is no longer in the order's total.
  if (!refund.changeId) await trx('account_orders').where({ id: orderId }).increment('refunded', amount)
  return made.map(({ id }) => id)
}
