import { Conflict, NotFound } from '@feathersjs/errors'
import { confirmOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { keepOrder } from '@mainstreet/shared/contracts/orders/order-work'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'
import { problems } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { keptUntil } from './charge/await-money'
import { readConfirmationToken } from './order-token'
import { ownOrder, type ListedOrder } from './own-order'

/** Keeps an unpaid order for the shop's days from when it was placed; one that is kept already stays as it is. */
const keepUnpaid = async (app: Application, work: Work, order: ListedOrder) => {
  if (order.confirmedAt) return app.service('account-orders').rowById(order.id, work)
  const columns = { confirmedAt: work.now, payBy: await keptUntil(work, order) }
  return app.service('account-orders').rewrite(order.id, columns, work)
}

/** The shop says that an order is meant. */
export const keepOrderOperation = operationService(
  keepOrder,
  (app) =>
    ({ orderId }, call) =>
      app.get('runWork')(call.caller, async (work) => {
        const found = await ownOrder(work.trx, orderId, call)
        if (found.status !== 'pending')
          throw new Conflict({ ...refusal('not-unpaid'), ...problems({ status: refusal('not-unpaid') }) })
        return { ok: true as const, order: await keepUnpaid(app, work, found) }
      }),
)

/** The buyer says so, by the link of the mail; what became of the order meanwhile, its page shows. */
export const confirmOrderOperation = operationService(
  confirmOrder,
  (app) =>
    ({ token }, { siteId }) =>
      app.get('runWork')(server, async (work) => {
        const id = readConfirmationToken(token, app.get('settings').secretKey)
        const order = id && (await work.trx<ListedOrder>('account_orders').where({ id }).forUpdate().first())
        if (!order || (siteId !== undefined && siteId !== order.customerId))
          throw new NotFound(refusal('no-order'))
        if (order.status === 'pending') await keepUnpaid(app, work, order)
        return { ok: true as const }
      }),
)
