import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../server/kit/database/database'
import type { Place } from './shops'

/** Within this time of a start, nothing may be open any more. */
const settledWithinMs = 60_000

/** Waits until no order is pending, and no money of a change on its way back; answers how long after the last start that was. The embedded database is the server's alone: there it waits the whole time. */
export const untilSettled = async (
  place: Place,
  { readyAt, isOpen }: { readyAt: number; isOpen: boolean },
): Promise<number> => {
  const end = readyAt + settledWithinMs
  if (!place.databaseUrl) {
    if (isOpen) await pause(Math.max(0, end - Date.now()))
    return isOpen ? settledWithinMs : Date.now() - readyAt
  }
  const database = await openDatabase({
    databaseUrl: place.databaseUrl,
    databaseDirectUrl: place.databaseDirectUrl,
  })
  try {
    while (Date.now() < end) {
      const { knex } = database
      const order = await knex('account_orders').where({ status: 'pending' }).first('id')
      const refund = await knex('order_refunds').where({ status: 'pending' }).first('id')
      if (!order && !refund) break
      await pause(250)
    }
    return Date.now() - readyAt
  } finally {
    await database.close()
  }
}
