import type { OrderChange } from '@mainstreet/shared/contracts/orders/changes'
import { amountsOf } from '@mainstreet/shared/contracts/orders/amounts'
import { cents, type Cents } from '@mainstreet/shared/rules/money/money'
import type { Application } from '../../../declarations'
import type { StoredRow } from '../../../kit/service/stored-row'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import type { OrderRow } from '../charge/payment-row'
import { returnToCards } from '../../gift-cards/move-balance'
import { lineItemsOf } from '../checkout/place-order'
import type { ListedOrder } from '../own-order'
import { giveBack, holdGoods, idsOf, type StockMove } from '../stock'
import { queueChangedMail } from './changed-mail'

export type ChangeRow = StoredRow<'order-changes'>

/** An order that is locked, and the change of it that is settled. */
export interface SettledChange {
  order: OrderRow
  change: ChangeRow
}

/** A change that is made now, and what of its difference has gone back to a gift card. */
interface AppliedChange extends SettledChange {
  backToCard?: Cents
}

/** Both moves of each variation as one. */
export const addMoves = (moves: readonly StockMove[], more: readonly StockMove[]): StockMove[] => {
  const all = new Map(moves.map((move) => [move.variationId, { ...move }]))
  for (const { variationId, itemId, quantity } of more) {
    const had = all.get(variationId)
    if (had) had.quantity += quantity
    else all.set(variationId, { variationId, itemId, quantity })
  }
  return [...all.values()]
}

type Lines = OrderChange['after']['lines']

/** How many pieces of each variation an order no longer sells. */
const lessOf = ({
  before,
  after,
}: {
  before: { lines: Lines }
  after: { lines: Lines }
}): Map<number, number> => {
  const now = new Map(after.lines.map((line) => [line.variationId, line.quantity]))
  const less = before.lines.map(({ variationId, quantity }): [number, number] => [
    variationId,
    quantity - (now.get(variationId) ?? 0),
  ])
  return new Map(less.filter(([, quantity]) => quantity > 0))
}

/** What gift cards pay of a changed order; what they have paid of one that is not paid yet, and it comes to less, goes back to them. */
const cardsAfter = async (
  app: Application,
  work: Work,
  { order, change, backToCard = cents(0) }: AppliedChange,
): Promise<Cents> => {
  const { id, customerId, giftCards } = order
  const held = cents(giftCards - backToCard)
  const { total } = change.after
  if (held <= total) return held
  await returnToCards(app, work, { id, customerId, most: cents(held - total) })
  return total
}

/** Makes an order what a change says, puts back what it no longer sells, and writes its buyer; its money is where it belongs. */
export const applyChange = async (app: Application, work: Work, applied: AppliedChange): Promise<void> => {
  const { order, change } = applied
  const { id: orderId, customerId } = order
  const stockTaken = await giveBack({ app, work, customerId, orderId }, order.stockTaken, lessOf(change))
  const giftCards = await cardsAfter(app, work, applied)
  const columns = {
    lines: change.after.lines,
    lineItems: lineItemsOf(change.after.lines),
    shippingType: change.after.shippingType,
    ...amountsOf(change.after),
    giftCards,
    ...change.place,
    taxRate: change.taxRate,
    stockTaken,
    // On another way it is fetched or brought at another time.
    ...(change.after.shippingType !== order.shippingType && {
      wantedFor: null,
      soonest: false,
      heldSlot: null,
    }),
  }
  await app.service('account-orders').rewrite(orderId, columns, work)
  const ended = { status: 'done' as const, held: [], settledAt: work.now }
  await app.service('order-changes').rewrite(change.id, ended, work)
  // Only an order that is listed, and so has a number, is changed.
  const listed = { ...order, ...columns, orderNumber: order.orderNumber! }
  await queueChangedMail(app, work, { order: listed, change: { ...change, ...ended } })
}

/** Ends a change that waits, the order staying what it was; what was held for it goes back. Answers what the order holds then. */
export const dropWaiting = async (
  app: Application,
  work: Work,
  { order, change, problem = '' }: SettledChange & { problem?: string },
): Promise<StockMove[]> => {
  const { id: orderId, customerId } = order
  // What the order holds may be given back next.
  await holdGoods(work, customerId, idsOf(order.stockTaken))
  const held = new Map(change.held.map(({ variationId, quantity }) => [variationId, quantity]))
  const stockTaken = await giveBack({ app, work, customerId, orderId }, order.stockTaken, held)
  // Nobody sees what an order holds.
  work.unseen('account-orders')
  await work.trx('account_orders').where({ id: orderId }).update(storable({ stockTaken }))
  const ended = { status: 'dropped' as const, held: [], problem: problem.slice(0, 500), settledAt: work.now }
  await app.service('order-changes').rewrite(change.id, ended, work)
  return stockTaken
}

/** The change of a locked order that waits. */
export const waitingChange = (work: Work, orderId: number): Promise<ChangeRow | undefined> =>
  work.trx('order_changes').where({ orderId, status: 'waiting' }).forUpdate().first()

/** A locked order as it is once nothing waits to change it: what waits to be paid is dropped; undefined where money of a change is just on its way back. */
export const withoutWaiting = async <O extends OrderRow | ListedOrder>(
  app: Application,
  work: Work,
  order: O,
): Promise<O | undefined> => {
  const change = await waitingChange(work, order.id)
  if (!change) return order
  if (change.difference < 0) return undefined
  return { ...order, stockTaken: await dropWaiting(app, work, { order, change }) }
}
