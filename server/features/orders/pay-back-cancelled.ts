import type { Application, AroundHook } from '../../declarations'
import { makeRefund } from './refunds/make-refund'
import type { RefundRow } from './refunds/refund-row'

/** Gives a cancelled order's money back after its commit, and answers how the order stands then. */
export const payBackCancelled =
  (app: Application): AroundHook =>
  async (context, next) => {
    const isNested = context.params.work !== undefined
    await next()
    const { id, status } = context.result ?? {}
    // In somebody else's transaction nothing is committed yet; the sweeper comes for it.
    if (status !== 'cancelled' || isNested || context.data?.status === undefined) return
    const { knex } = app.get('database')
    const due = await knex<RefundRow>('order_refunds').where({ orderId: id, status: 'pending' }).select('id')
    for (const refund of due) await makeRefund(app, refund.id)
    if (due.length) [context.result] = await app.service('account-orders').rowsById([id])
  }
