import { dateAfter, type Hours } from '@mainstreet/shared/rules/time/openings'
import { today } from '@mainstreet/shared/rules/money/price'
import { withTimeOff } from '@mainstreet/shared/rules/time/time-off'
import type { Knex } from 'knex'

interface Business {
  customerId: number
  timezone: string
}

/** A business's week, and the dates of its own in so many days to come, its time off among them. */
export const readBusinessHours = async (
  db: Knex,
  { customerId, timezone }: Business,
  days: number,
): Promise<Hours> => {
  const first = today(new Date(), timezone)
  const last = dateAfter(first, days)
  const rows = await db('profile_hours').where({ customerId })
  const further = await db('profile_more_hours').where({ customerId })
  const special = await db('profile_special_hours')
    .where({ customerId })
    .whereBetween('date', [first, last])
    .orderBy('date')
  const off = await db('profile_time_off').where({ customerId }).where('endsOn', '>=', first)
  return {
    hours: rows.map((day) => ({ ...day, more: further.filter(({ hoursId }) => hoursId === day.id) })),
    special: withTimeOff(special, off, [first, last]),
    timezone,
  }
}
