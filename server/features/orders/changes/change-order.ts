import { Conflict, Unavailable } from '@feathersjs/errors'
import {
  changeOrder,
  changeQuote,
  dropChange,
  type Settlement,
} from '@mainstreet/shared/contracts/orders/changes'
import { maxCorrections } from '@mainstreet/shared/contracts/orders/corrections'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { cents, minOrderCents } from '@mainstreet/shared/rules/money/money'
import { canBeCorrected } from '@mainstreet/shared/rules/orders/can-be-corrected'
import type { Input } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Application } from '../../../declarations'
import { operationService } from '../../../kit/service/define-service'
import { problems } from '../../../kit/service/errors'
import type { Call } from '../../../kit/service/service-params'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import type { PaymentRow } from '../charge/payment-row'
import { queueChangeToPayMail } from '../mails/change-mails'
import { ownOrder, type ListedOrder } from '../own-order'
import { cardPaymentOf, makeRefund } from '../refunds/make-refund'
import { insertRefund, waysBack, type WayBack } from '../refunds/write-refund'
import { holdGoods, idsOf, takeStock } from '../stock'
import { planChange, type PlannedChange } from './plan-change'
import {
  addMoves,
  applyChange,
  dropWaiting,
  waitingChange,
  withoutWaiting,
  type SettledChange,
} from './settle-change'

/** An order and the ways in which it was paid here. */
interface PaidHere {
  order: ListedOrder
  ways: readonly WayBack[]
  /** Whether its buyer has paid on the site, with whatever card. */
  isOnline: boolean
}

const readPaid = async (db: Knex, order: ListedOrder): Promise<PaidHere> => {
  const paid = await db<PaymentRow>('order_payments')
    .where({ orderId: order.id })
    .where((online) => online.whereNotNull('paymentId').orWhere('amount', 0))
    .first('id')
  return { order, ways: await waysBack(db, order.id), isOnline: paid !== undefined }
}

/** The one way that takes a whole difference: in parts it could come back by half, and the order would be neither. */
const wayFor = (ways: readonly WayBack[], difference: number) => ways.find(({ left }) => left >= -difference)

const backOf = ({ order, ways, isOnline }: PaidHere, difference: number): Settlement => {
  const way = wayFor(ways, difference)
  if (way) return way.giftCardId === null ? 'back-to-card' : 'back-to-gift-card'
  // What the shop has by hand is less than what goes back.
  if (isOnline || order.giftCards > order.total + difference)
    throw new Conflict(refusal('difference-in-parts'))
  return 'back-by-shop'
}

const settlementOf = (paid: PaidHere, difference: number): Settlement => {
  if (difference === 0) return 'none'
  if (paid.order.status === 'pending') return 'to-pay'
  if (difference < 0) return backOf(paid, difference)
  if (!paid.isOnline) return 'by-shop'
  if (difference < minOrderCents)
    throw new Conflict(refusal('difference-too-small', { amount: cents(difference) }))
  return 'link'
}

/** Tells what an order would be once changed, and how the difference is settled. */
export const changeQuoteOperation = operationService(
  changeQuote,
  (app) =>
    async ({ orderId, ...wish }, call) => {
      const { knex: db } = app.get('database')
      const order = await ownOrder(db, orderId, call)
      if (!canBeCorrected(order)) throw new Conflict(refusal('not-correctable'))
      const { before, after, difference } = await planChange({ app, db, now: new Date() }, order, wish)
      const settlement = settlementOf(await readPaid(db, order), difference)
      return { ok: true as const, before, after, difference, settlement }
    },
)

/** The order as it is to be changed: locked, with nothing else that waits; 409 where it cannot be. */
const changeable = async (app: Application, work: Work, order: ListedOrder): Promise<ListedOrder> => {
  if (!canBeCorrected(order)) throw new Conflict(refusal('not-correctable'))
  const done = await work.trx('order_changes').where({ orderId: order.id }).select('id')
  if (done.length >= maxCorrections) throw new Conflict(refusal('corrected-often', { max: maxCorrections }))
  const free = await withoutWaiting(app, work, order)
  if (!free) throw new Conflict(refusal('change-under-way'))
  return free
}

/** Writes a change down as waiting, with the pieces that the order holds for it. */
const insertChange = async (
  app: Application,
  work: Work,
  { order, planned }: { order: ListedOrder; planned: PlannedChange },
): Promise<SettledChange & { order: ListedOrder }> => {
  const { more, ...columns } = planned
  const { customerId, id: orderId } = order
  const held = more.map(({ variationId, itemId, quantity }) => ({ variationId, itemId, quantity }))
  const row = { ...columns, held, status: 'waiting' as const, customerId, orderId, createdAt: work.now }
  const [change] = await work.trx('order_changes').insert(storable(row)).returning('*')
  const after = await app.service('order-changes').rowById(change!.id, work)
  work.changed('order-changes', { before: null, after })
  const stockTaken = addMoves(order.stockTaken, held)
  // Nobody sees what an order holds.
  work.unseen('account-orders')
  await work.trx('account_orders').where({ id: orderId }).update(storable({ stockTaken }))
  return { order: { ...order, stockTaken }, change: change! }
}

/** Reserves what goes back to a card of whatever kind: the change is made when it is back. */
const reserveBack = async (
  work: Work,
  order: ListedOrder,
  { id, difference }: { id: number; difference: number },
) => {
  const amount = cents(-difference)
  const nothing = { shipping: cents(0), tax: cents(0), taxLines: [], lines: [] }
  const { orderPaymentId, giftCardId } = wayFor(await waysBack(work.trx, order.id), difference)!
  const parts = { amount, subtotal: amount, ...nothing, orderPaymentId, giftCardId }
  work.unseen('order-refunds')
  return insertRefund(work, order, {
    ...parts,
    key: `change-${id}`,
    changeId: id,
    unlisted: true,
    notify: false,
  })
}

/** What is left to do once a change is written down: the refunds to make. */
interface Begun {
  changeId: number
  refunds: number[]
}

const beginChange = async (
  app: Application,
  work: Work,
  { input, call }: { input: Input<'change-order'>; call: Call },
): Promise<Begun> => {
  const { orderId, expectedDifference, ...wish } = input
  const asked = await ownOrder(work.trx, orderId, call)
  // All that is touched at once: what a change that waits holds, what the order sells, and what it is to sell.
  const wished = (wish.items ?? []).map(({ id, variationId }) => variationId ?? id ?? 0)
  await holdGoods(work, asked.customerId, [...idsOf(asked.stockTaken), ...idsOf(asked.lines), ...wished])
  const order = await changeable(app, work, asked)
  const planned = await planChange({ app, db: work.trx, now: work.now }, order, wish)
  const { difference, more } = planned
  if (expectedDifference !== undefined && expectedDifference !== difference)
    throw new Conflict({
      ...refusal('order-changed'),
      ...problems({ expectedDifference: refusal('amount-now', { amount: cents(difference) }) }),
    })
  const settlement = settlementOf(await readPaid(work.trx, order), difference)
  await takeStock({ app, work, customerId: order.customerId, orderId }, more)
  const waiting = await insertChange(app, work, { order, planned })
  const changeId = waiting.change.id
  if (settlement === 'back-to-card' || settlement === 'back-to-gift-card')
    return { changeId, refunds: await reserveBack(work, order, { id: changeId, difference }) }
  if (settlement === 'link') await queueChangeToPayMail(app, work, { order, change: waiting.change })
  else await applyChange(app, work, waiting)
  return { changeId, refunds: [] }
}

/** Changes what an order sells or how it reaches its buyer: at once, when its difference is back on the card, or when it is paid by the order's link. */
export const changeOrderOperation = operationService(changeOrder, (app) => async (input, call) => {
  await ownOrder(app.get('database').knex, input.orderId, call)
  const payment = await cardPaymentOf(app, input.orderId)
  if (payment && !payment.gateway) throw new Unavailable(refusal('keys-gone'))
  const begun = await app.get('runWork')(call.caller, (work) => beginChange(app, work, { input, call }))
  for (const id of begun.refunds) await makeRefund(app, id, call.caller)
  const change = await app.service('order-changes').rowById(begun.changeId)
  const order = await app.service('account-orders').rowById(input.orderId)
  return { ok: true as const, order, change }
})

/** Takes back what waits to be paid; 409 where nothing does. */
export const dropChangeOperation = operationService(
  dropChange,
  (app) =>
    ({ orderId }, call) =>
      app.get('runWork')(call.caller, async (work) => {
        const order = await ownOrder(work.trx, orderId, call)
        const change = await waitingChange(work, orderId)
        if (!change || change.difference < 0)
          throw new Conflict(refusal(change ? 'change-under-way' : 'no-change-waits'))
        await dropWaiting(app, work, { order, change })
        return { ok: true as const, change: await app.service('order-changes').rowById(change.id, work) }
      }),
)
