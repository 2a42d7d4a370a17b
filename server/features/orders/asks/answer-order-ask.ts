import { Conflict } from '@feathersjs/errors'
import { answerOrderAsk } from '@mainstreet/shared/contracts/orders/order-asks'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../../declarations'
import { operationService } from '../../../kit/service/define-service'
import type { Call } from '../../../kit/service/service-params'
import type { Work } from '../../../kit/service/work'
import { applyCorrection } from '../corrections/correct-order'
import { queueToBuyer } from '../mails/order-mails'
import { ownOrder, type ListedOrder } from '../own-order'
import { keptMail } from './ask-mails'

/** The order, and what is asked of it now; 409 where that is nothing. */
const askedOf = async (work: Work, orderId: number, call: Call) => {
  const order = await ownOrder(work.trx, orderId, call)
  if (!order.asked) throw new Conflict(refusal('nothing-asked'))
  return { order, asked: order.asked }
}

const forget = (app: Application, work: Work, { id }: ListedOrder): Promise<Order> =>
  app.service('account-orders').rewrite(id, { asked: null }, work)

/** Leaves an order as it is, and says so to its buyer. */
const keep = async (
  app: Application,
  work: Work,
  { order, message }: { order: ListedOrder; message: string },
) => {
  await queueToBuyer(app, work, {
    order,
    kind: 'ask-answered',
    dedupeKey: `ask-answered:${order.id}:${order.asked!.at}`,
    write: (facts) => keptMail(facts, { kind: order.asked!.kind, message: message.trim() }),
  })
  return forget(app, work, order)
}

/** Answers what a buyer asks. A cancel gives the money back as any other does; a place is a correction, mailed again. */
export const answerOrderAskOperation = operationService(
  answerOrderAsk,
  (app) =>
    async ({ orderId, accept, message = '' }, call) => {
      const runWork = app.get('runWork')
      const answered = await runWork(call.caller, async (work) => {
        const { order, asked } = await askedOf(work, orderId, call)
        if (!accept) return keep(app, work, { order, message })
        if (asked.kind === 'cancel') return undefined
        await applyCorrection(app, work, { order, given: { ...asked.place, sendEmail: true } })
        return forget(app, work, order)
      })
      // Not within that work: money is given back once the cancel stands.
      const { caller } = call
      const order =
        answered ?? (await app.service('account-orders').patch(orderId, { status: 'cancelled' }, { caller }))
      return { ok: true as const, order }
    },
)
