import { Conflict } from '@feathersjs/errors'
import { orderReady } from '@mainstreet/shared/contracts/orders/order-work'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { isErased } from '@mainstreet/shared/rules/orders/erased-buyer'
import { canBeReady } from '@mainstreet/shared/rules/orders/ready'
import { operationService } from '../../kit/service/define-service'
import { queueToBuyer } from './mails/order-mails'
import { readyMail } from './mails/ready-mail'
import { ownOrder } from './own-order'
import { takeBackUntil } from './shipped-notice'

/** The dedupeKey of the mail that an order can be picked up, by which it can be taken back. */
export const readyKey = (orderId: number): string => `ready:${orderId}`

/** Tells the buyer of an order that it can be picked up; the mail leaves when that can no longer be taken back. */
export const orderReadyOperation = operationService(
  orderReady,
  (app) =>
    ({ orderId }, call) =>
      app.get('runWork')(call.caller, async (work) => {
        const order = await ownOrder(work.trx, orderId, call)
        if (!canBeReady(order) || isErased(order)) throw new Conflict(refusal('not-to-be-ready'))
        await queueToBuyer(app, work, {
          order,
          kind: 'ready',
          dedupeKey: readyKey(orderId),
          notBefore: takeBackUntil(work),
          write: readyMail,
        })
        const told = await app.service('account-orders').rewrite(orderId, { readyAt: work.now }, work)
        return { ok: true as const, order: told }
      }),
)
