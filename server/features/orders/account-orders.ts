import { isDeepStrictEqual } from 'node:util'
import { orderContract, type Order, type OrderStatus } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { SalesTax } from '@mainstreet/shared/rules/money/tax'
import { isCarrier } from '@mainstreet/shared/rules/orders/tracking'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { ChangeContext, StoredOf, WrittenContext } from '../../kit/service/table-rules'
import { followChange } from './follow-step'
import { earlierManualOrder, type ManualKey } from './manual-order-key'
import { manualOrder } from './manual-order'
import { issueCards } from './charge/issue-cards'
import { queueReceipt } from './mails/order-mails'
import type { ListedOrder } from './own-order'
import { checkStep, orderStatus } from './order-states'
import { payBackCancelled } from './pay-back-cancelled'
import { searchOrders } from './search-orders'
import type { StockMove } from './stock'
import { amountNames } from '@mainstreet/shared/contracts/orders/amounts'

type Contract = typeof orderContract
type Stored = StoredOf<Contract>

/** What moves on without its owner: it may have been read a while ago, and is never written from a body. */
const ownOfServer: readonly string[] = [
  'orderNumber',
  ...amountNames,
  'giftCards',
  'gift',
  'refunded',
  'createdAt',
  'updatedAt',
  'asked',
  'waitsSince',
  'payBy',
  'confirmedAt',
  'wantedFor',
  'wantedZone',
  'soonest',
  'paidAt',
  'readyAt',
  'shippedAt',
  'completedAt',
  'cancelledAt',
] satisfies (keyof Order)[]

/** Everything else but what an owner may change has to come back as it was read. */
const checkUntouched = (body: Readonly<Record<string, unknown>>, before: Order) => {
  const had = new Map<string, unknown>(Object.entries(before))
  for (const [name, value] of Object.entries(body)) {
    if (ownOfServer.includes(name)) continue
    if (!isDeepStrictEqual(value, had.get(name))) throw invalid({ [name]: refusal('fixed') })
  }
}

const parcelOf = ({ trackingNumber, trackingCarrier }: Stored): Stored => {
  if (trackingCarrier && !isCarrier(trackingCarrier))
    throw invalid({ trackingCarrier: refusal('unknown-carrier') })
  return {
    ...(trackingNumber !== undefined && { trackingNumber: trackingNumber.trim() }),
    ...(trackingCarrier !== undefined && { trackingCarrier }),
  }
}

const momentsOf = (status: OrderStatus, before: Order, now: Date): Stored => {
  const leaves = status === 'shipped' || (status === 'Complete' && before.shippingType === 'shipping')
  return {
    ...(status === 'paid' && { paidAt: now.toISOString() }),
    ...(leaves && !before.shippedAt && { shippedAt: now.toISOString() }),
    ...(status === 'Complete' && { completedAt: now.toISOString() }),
    ...(status === 'cancelled' && { cancelledAt: now.toISOString() }),
  }
}

/** With what it was paid is the provider's to say, where one has charged it. */
const paidWithOf = async ({ data: { paidWith }, before, work }: ChangeContext<Contract>): Promise<Stored> => {
  if (paidWith === undefined || paidWith === before.paidWith) return {}
  const { id: orderId, payBy } = before
  const isCharged = !payBy && (await work.trx('order_payments').where({ orderId }).first('id'))
  if (isCharged) throw invalid({ paidWith: refusal('fixed') })
  return { paidWith }
}

const changeOrder = async (context: ChangeContext<Contract>): Promise<Stored> => {
  const { data, ignored, before, work } = context
  const { status: wanted, notes, shopNotes, trackingNumber, trackingCarrier, ...rest } = data
  const { sendEmail: _, paidWith: _said, ...others } = rest
  checkUntouched({ ...ignored, ...others }, before)
  const status = wanted === undefined ? before.status : orderStatus(wanted)
  const columns = {
    ...(notes !== undefined && { notes }),
    ...(shopNotes !== undefined && { shopNotes }),
    ...parcelOf({ trackingNumber, trackingCarrier }),
    ...(await paidWithOf(context)),
  }
  if (status === before.status) return columns
  checkStep(before.status, status)
  // With a step the order answers for itself what was asked of it.
  return { ...columns, status, asked: null, ...momentsOf(status, before, work.now) }
}

const afterCreate = async (app: Application, { data, work, id }: WrittenContext<Contract>) => {
  const order = (await work.trx<ListedOrder>('account_orders').where({ id }).first())!
  await issueCards(app, work, order)
  if (data.sendEmail === true) await queueReceipt(app, work, { order })
}

/** A business's orders: seen once they are paid or to be paid to it directly, moved along by the owner, and written by hand for sales made elsewhere. */
export const accountOrders = tableService(
  orderContract,
  (app) => ({
    // Unpaid attempts are no orders to anybody.
    hiddenBy: 'unlisted',
    search: searchOrders,
    existing: earlierManualOrder,
    beforeWrite: (context) =>
      context.method === 'create' ? manualOrder(app, context) : changeOrder(context),
    afterWrite: (context) =>
      context.before ? followChange(app, context, context.before) : afterCreate(app, context),
  }),
  (app) => [payBackCancelled(app)],
)

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'account-orders': ManualKey & {
      /** None before it is paid. */
      orderNumber: number | null
      unlisted: boolean
      /** Of an order that is paid to the shop directly: the network it came from, as a keyed hash. */
      placedBy: string
      /** The change of another order that this one is to pay for; such a one is never listed. */
      changeId: number | null
      /** The sale at the counter that it is. */
      tillSaleId: number | null
      stockTaken: StockMove[]
      /** The code of which it holds a use. */
      discountCodeId: number | null
      /** The time of which it holds a place. */
      heldSlot: Date | null
      /** What it was taxed by, for what is given back of it. */
      taxRate: SalesTax
    }
  }
}
