import type { RefundWay } from '@mainstreet/shared/contracts/orders/order-refunds'
import { cents, sumCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { splitSums } from '@mainstreet/shared/rules/orders/refund'
import type { Knex } from 'knex'
import type { Application } from '../../../declarations'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import { heldOn } from '../../gift-cards/move-balance'
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

/** Where money of an order can go back to: a gift card or a payment by card, with what it has paid and not got back. */
export interface WayBack extends Pick<RefundRow, 'orderPaymentId' | 'giftCardId'> {
  left: Cents
}

/** What a refund's way is called: of neither kind, it is the shop's own to give back. */
export const refundWayOf = ({ giftCardId, orderPaymentId }: Omit<WayBack, 'left'>): RefundWay => {
  if (giftCardId !== null) return 'giftCard'
  return orderPaymentId === null ? 'byShop' : 'card'
}

/** The ways back of an order: gift cards first, then payments, each in the order in which they paid. */
export const waysBack = async (trx: Knex, orderId: number): Promise<WayBack[]> => {
  const payments = await trx('order_payments')
    .where({ orderId })
    .whereNotNull('paymentId')
    .orderBy('id')
    .select('id', 'amount')
  const back = await trx('order_refunds').where({ orderId }).whereNot({ status: 'failed' })
  const leftOf = (had: Cents, isBack: (each: RefundRow) => boolean) =>
    cents(had - sumCents(back.filter(isBack).map((each) => each.amount)))
  const cards = (await heldOn(trx, orderId)).map(({ cardId, cents: held }) => ({
    giftCardId: cardId,
    orderPaymentId: null,
    // What is done is no longer held.
    left: leftOf(held, (each) => each.giftCardId === cardId && each.status === 'pending'),
  }))
  const charged = payments.map(({ id, amount }) => ({
    giftCardId: null,
    orderPaymentId: id,
    left: leftOf(amount, (each) => each.orderPaymentId === id),
  }))
  return [...cards, ...charged].filter(({ left }) => left > 0)
}

const byHand: Omit<WayBack, 'left'> = { orderPaymentId: null, giftCardId: null }

interface RefundPart {
  sums: RefundParts
  way: Omit<WayBack, 'left'>
}

/** A refund in parts, as much to the first way back as it takes, the rest to the next; by hand where there is none. */
const inParts = ([first, ...others]: readonly WayBack[], sums: RefundParts): RefundPart[] => {
  if (!first) return [{ sums, way: byHand }]
  const { left, ...way } = first
  if (left >= sums.amount) return [{ sums, way }]
  const [near, far] = splitSums(sums, left)
  return [{ sums: near, way }, ...inParts(others, far)]
}

/** The parts of a refund, each with the way that it goes back: to gift cards first, then to one payment where it can be. */
export const partsOf = (ways: readonly WayBack[], sums: RefundParts): RefundPart[] => {
  const cards = ways.filter(({ giftCardId }) => giftCardId !== null)
  const onCards = sumCents(cards.map(({ left }) => left))
  const rest = sums.amount - onCards
  const payments = ways.filter(({ giftCardId }) => giftCardId === null)
  const whole = payments.find(({ left }) => left >= rest)
  return inParts([...cards, ...(whole ? [whole] : payments)], sums)
}

/** What names the parts of a refund that goes back in several ways. */
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
      | 'giftCardId'
      | 'changeId'
    >
  > & { key: string }

/** Writes a pending refund, a row for each way that it goes back, and reserves its amount, so that no other gives it back too; the order is locked. */
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
  const { orderPaymentId = null, giftCardId = null } = refund
  const isGiven = orderPaymentId !== null || giftCardId !== null
  const parts = isGiven
    ? [{ sums, way: { orderPaymentId, giftCardId } }]
    : partsOf(await waysBack(trx, orderId), sums)
  const rows = parts.map((part, at) =>
    storable({
      ...refund,
      ...part.sums,
      ...part.way,
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
