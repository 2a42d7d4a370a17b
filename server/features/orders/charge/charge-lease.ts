import type { Application } from '../../../declarations'
import { whileRenewing } from '../../../kit/while-renewing'

const leaseMs = 3_000
const renewEveryMs = 1_000

/** Until when whoever begins to charge now counts as alive, unless it renews its lease. */
export const newLease = (): Date => new Date(Date.now() + leaseMs)

/** Takes over a pending order whose charge nobody is busy with; false while somebody is, in whichever process, or when it is settled. */
export const claimCharge = async (app: Application, orderId: number): Promise<boolean> => {
  const { knex } = app.get('database')
  const pending = knex('account_orders').where({ id: orderId, status: 'pending' }).select('id')
  const claimed = await knex('order_payments')
    .whereIn('orderId', pending)
    .where((free) => free.whereNull('chargingUntil').orWhere('chargingUntil', '<', new Date()))
    .update({ chargingUntil: newLease() })
  return claimed > 0
}

/** Renews the lease of an order that was claimed or has just been placed, for as long as `run` takes, and gives it back unless `run` says that the order is settled: nobody claims it any more. */
export const whileCharging = async (
  app: Application,
  orderId: number,
  run: () => Promise<{ isSettled: boolean }>,
): Promise<void> => {
  let isSettled = false
  const setLease = (chargingUntil: Date | null) =>
    app
      .get('database')
      .knex('order_payments')
      .where({ orderId })
      .update({ chargingUntil })
      // It ends by itself, and the provider's key keeps a second charge from being made.
      .catch((err: unknown) => app.get('log').warn({ err, order: orderId }, 'lease of a charge not renewed'))
  const renewal = { everyMs: renewEveryMs, renew: () => setLease(newLease()) }
  try {
    isSettled = (await whileRenewing(renewal, run)).isSettled
  } finally {
    if (!isSettled) await setLease(null)
  }
}
