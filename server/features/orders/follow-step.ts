import type { orderContract, Order } from '@mainstreet/shared/contracts/orders/orders'
import { Conflict } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { sumCents } from '@mainstreet/shared/rules/money/money'
import type { Application } from '../../declarations'
import type { WrittenContext } from '../../kit/service/table-rules'
import { recentMails } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { withoutWaiting } from './changes/settle-change'
import { issueCards } from './charge/issue-cards'
import { queueReceipt } from './mails/order-mails'
import type { ListedOrder } from './own-order'
import { recordWholeRefund, reserveRest } from './refunds/whole-refund'
import { waysBack } from './refunds/write-refund'
import { queueNotice, renewNotice, takeBackUntil } from './shipped-notice'
import { releaseOrder } from './release-order'

type WrittenOrder = WrittenContext<typeof orderContract>

/** An order that never left: its pieces go back, and its money as far as a card of whatever kind has paid it. */
const undoSale = async (app: Application, work: Work, order: ListedOrder) => {
  await releaseOrder(app, work, order)
  const ways = await waysBack(work.trx, order.id)
  const amount = sumCents(ways.map(({ left }) => left))
  if (amount > 0) await reserveRest(app, work, { order, why: 'cancel', amount })
}

/** Whether a program that follows the specification has sent its own shipped notice a moment ago. */
const wasTold = async (work: Work, { id: orderId, customerId }: ListedOrder): Promise<boolean> =>
  (await recentMails(work, { customerId, kind: 'shipped' }).where({ orderId }).first('id')) !== undefined

interface Step {
  context: WrittenOrder
  order: ListedOrder
  had: Order
}

/** What waits to be paid is dropped; money of a change that is just on its way back is waited for before the rest goes back too. */
const endWaiting = async (app: Application, work: Work, order: ListedOrder): Promise<ListedOrder> => {
  const free = await withoutWaiting(app, work, order)
  if (!free && order.status === 'cancelled') throw new Conflict(refusal('change-under-way'))
  return free ?? order
}

const followStep = async (app: Application, { context: { data, work }, order: stepped, had }: Step) => {
  const order = await endWaiting(app, work, stepped)
  const { status, shippingType } = order
  const leaves = status === 'shipped' || status === 'Complete'
  const tells = had.status === 'paid' && leaves && shippingType === 'shipping' && data.sendEmail !== false
  if (tells && !(await wasTold(work, order))) await queueNotice(app, work, order)
  if (status === 'paid') {
    await queueReceipt(app, work, { order, notBefore: takeBackUntil(work) })
    await issueCards(app, work, order)
  }
  if (status === 'refunded') await recordWholeRefund(app, work, order)
  // What has left the shop does not come back by itself.
  if ((had.status === 'paid' || had.status === 'pending') && status === 'cancelled')
    await undoSale(app, work, order)
}

/** What follows of an owner's change of an order: mails, stock and money, in its transaction. */
export const followChange = async (app: Application, context: WrittenOrder, had: Order): Promise<void> => {
  const { data, work, id } = context
  const order = await work.trx<ListedOrder>('account_orders').where({ id }).first()
  if (order!.status !== had.status) return followStep(app, { context, order: order!, had })
  const corrected =
    order!.trackingNumber !== had.trackingNumber || order!.trackingCarrier !== had.trackingCarrier
  const hasLeft = order!.shippingType === 'shipping' && had.shippedAt !== null
  const again = data.sendEmail === true
  if (hasLeft && (corrected || again)) await renewNotice(app, work, { order: order!, again })
}
