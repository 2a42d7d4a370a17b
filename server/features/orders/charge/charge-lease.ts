import type { Application } from '../../../declarations'
import { createLease } from '../../../kit/queue/lease'

const leaseMs = 3_000

const chargeLease = (app: Application) =>
  createLease<{ orderId: number }>(app, {
    table: 'order_payments',
    key: 'orderId',
    until: 'chargingUntil',
    leaseMs,
    renewMs: 1_000,
    join: `join account_orders o on o.id = task."orderId" and o.status = 'pending' and o.unlisted`,
    due: 'task."orderId" = :orderId',
  })

/** Until when whoever begins to charge now counts as alive, unless it renews its lease. */
export const newLease = (): Date => new Date(Date.now() + leaseMs)

/** Takes over a pending order whose charge nobody is busy with; false while somebody is, in whichever process, or when it is settled. */
export const claimCharge = async (app: Application, orderId: number): Promise<boolean> =>
  (await chargeLease(app).claim({ orderId })).length > 0

/** Renews the lease of an order for as long as `run` takes, and gives it back unless `run` says that the order is settled: nobody claims it any more. */
export const whileCharging = async (
  app: Application,
  orderId: number,
  run: () => Promise<{ isSettled: boolean }>,
): Promise<void> => {
  const { whileHeld, release } = chargeLease(app)
  let isSettled = false
  try {
    isSettled = (await whileHeld({ orderId }, run)).isSettled
  } finally {
    // It ends by itself, and the provider's key keeps a second charge from being made.
    if (!isSettled)
      await release({ orderId }).catch((err: unknown) =>
        app.get('log').warn({ err, order: orderId }, 'lease of a charge not given back'),
      )
  }
}
