import { monthsBefore } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'

const maxAtOnce = 500
/** For how long after its day a restaurant knows who had a table. */
const keptMonths = 13

/** Takes the guests out of bookings that are long over; when, and how many came, stays. Answers how many. */
export const forgetBookings = (app: Application, now = new Date()): Promise<number> =>
  app.get('runWork')(server, async (work) => {
    const ids = await work
      .trx('table_bookings')
      .where('startsAt', '<', monthsBefore(now, keptMonths))
      .where((named) => named.whereNot({ name: '' }).orWhereNot({ phone: '' }).orWhereNot({ email: '' }))
      .orderBy('startsAt')
      .limit(maxAtOnce)
      .pluck('id')
    const blank = { name: '', phone: '', email: '', reason: '' }
    for (const id of ids) await app.service('table-bookings').patch(id, blank, { work })
    return ids.length
  })
