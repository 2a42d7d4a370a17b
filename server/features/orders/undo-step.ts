import { Conflict } from '@feathersjs/errors'
import { undoStep } from '@mainstreet/shared/contracts/orders/order-work'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { isErased } from '@mainstreet/shared/rules/orders/erased-buyer'
import type { Application } from '../../declarations'
import { operationService } from '../../kit/service/feature'
import type { Work } from '../../kit/service/work'
import { ownOrder, type ListedOrder } from './own-order'
import { hasNotice, takeBackNotice, undoMs } from './shipped-notice'
import { problems } from '../../kit/service/errors'

// Who presses at the last moment has a network between.
const graceMs = 5_000

const refuse = (): never => {
  throw new Conflict({ ...refusal('undo-too-late'), ...problems({ status: refusal('no-step-back') }) })
}

/** A step without a mail can be taken back for as long as one with a mail. */
const isRecent = ({ shippedAt, completedAt }: ListedOrder, now: Date) => {
  const taken = Math.max(...[shippedAt, completedAt].map((at) => (at ? new Date(at).getTime() : 0)))
  return now.getTime() - taken <= undoMs + graceMs
}

const takeBack = async (work: Work, order: ListedOrder) => {
  if (order.status !== 'shipped' && order.status !== 'Complete') refuse()
  // Nobody knows any longer whom it would go to.
  if (isErased(order)) refuse()
  const noticed = await hasNotice(work.trx, order.id)
  const possible = noticed ? await takeBackNotice(work, order.id) : isRecent(order, work.now)
  if (!possible) refuse()
  await work
    .trx('account_orders')
    .where({ id: order.id })
    .update({ status: 'paid', shippedAt: null, completedAt: null })
}

const undo = async (app: Application, work: Work, order: ListedOrder) => {
  const read = () => app.service('account-orders').rowsById([order.id], work)
  const [before] = await read()
  await takeBack(work, order)
  const [after] = await read()
  work.changed('account-orders', { before: before!, after: after! })
  return after!
}

/** Takes shipping or completing an order back, for as long as its buyer has not been told. */
export const undoStepOperation = operationService(
  undoStep,
  (app) =>
    ({ orderId }, call) =>
      app.get('runWork')(call.caller, async (work) => {
        const order = await undo(app, work, await ownOrder(work.trx, orderId, call))
        return { ok: true as const, order }
      }),
)
