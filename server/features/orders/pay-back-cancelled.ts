import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Write } from '@mainstreet/shared/services'
import type { Application, AroundHook } from '../../declarations'
import { knownCaller } from '../../kit/service/caller/caller-of'
import { makeRefund } from './refunds/make-refund'

/** Gives a cancelled order's money back after its commit, and answers how the order stands then. */
export const payBackCancelled =
  (app: Application): AroundHook =>
  async (context, next) => {
    const isNested = context.params.work !== undefined
    await next()
    const { id, status } = (context.result ?? {}) as Order
    // In somebody else's transaction nothing is committed yet; the sweeper comes for it.
    if (
      status !== 'cancelled' ||
      isNested ||
      (context.data as Write<'account-orders'> | undefined)?.status === undefined
    )
      return
    const { knex } = app.get('database')
    const due = await knex('order_refunds').where({ orderId: id, status: 'pending' }).select('id')
    for (const refund of due) await makeRefund(app, refund.id, knownCaller(context.params))
    if (due.length) context.result = await app.service('account-orders').rowById(id)
  }
