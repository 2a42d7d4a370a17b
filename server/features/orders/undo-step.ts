import { Conflict } from '@feathersjs/errors'
import { undoStep } from '@mainstreet/shared/contracts/orders/order-work'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { isErased } from '@mainstreet/shared/rules/orders/erased-buyer'
import type { Application } from '../../declarations'
import { operationService } from '../../kit/service/define-service'
import { takeBackMail } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { problems } from '../../kit/service/errors'
import { readyKey } from './order-ready'
import { receiptKey, shippedKey } from './mails/order-mails'
import { ownOrder, type ListedOrder } from './own-order'
import { removeSold } from '../gift-cards/sold-cards'
import { undoMs, wasQueued } from './shipped-notice'

// Who presses at the last moment has a network between.
const graceMs = 5_000

const refuseUndo = (): never => {
  throw new Conflict({ ...refusal('undo-too-late'), ...problems({ status: refusal('no-step-back') }) })
}

/** A step without a mail can be taken back for as long as one with a mail. */
const isRecent = (moments: (Date | null)[], now: Date) => {
  const taken = Math.max(...moments.map((at) => (at ? new Date(at).getTime() : 0)))
  return now.getTime() - taken <= undoMs + graceMs
}

/** What a step has told the buyer of, and how the order stands without it; undefined where there is no step to take back. */
const stepBefore = (order: ListedOrder) => {
  const { id, status, payBy, refunded, paidAt, readyAt, shippedAt, completedAt } = order
  if (status === 'shipped' || status === 'Complete')
    return {
      mail: shippedKey(id),
      at: [shippedAt, completedAt],
      columns: { status: 'paid', shippedAt: null, completedAt: null } as const,
    }
  if (readyAt && (!paidAt || readyAt > paidAt))
    return { mail: readyKey(id), at: [readyAt], columns: { readyAt: null } }
  const columns = { status: 'pending', paidAt: null } as const
  // Money that was given back has been there.
  return status === 'paid' && payBy && refunded === 0
    ? { mail: receiptKey(id), at: [paidAt], columns }
    : undefined
}

const undoOrderStep = async (app: Application, work: Work, order: ListedOrder) => {
  const step = stepBefore(order)
  // Nobody knows any longer whom it would go to.
  if (!step || isErased(order)) return refuseUndo()
  const told = await wasQueued(work.trx, step.mail)
  if (step.columns.status === 'pending' && !(await removeSold(app, work, order.id))) refuseUndo()
  const possible = told ? await takeBackMail(work, step.mail) : isRecent(step.at, work.now)
  if (!possible) refuseUndo()
  return app.service('account-orders').rewrite(order.id, step.columns, work)
}

/** Takes marking an order paid, ready, shipping or completing it back, for as long as its buyer has not been told. */
export const undoStepOperation = operationService(
  undoStep,
  (app) =>
    ({ orderId }, call) =>
      app.get('runWork')(call.caller, async (work) => {
        const order = await undoOrderStep(app, work, await ownOrder(work.trx, orderId, call))
        return { ok: true as const, order }
      }),
)
