import { specialLines, weekLines } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import type { Locale } from '@mainstreet/shared/rules/language'
import { withTimeOff } from '@mainstreet/shared/rules/time/time-off'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today } from '@mainstreet/shared/rules/money/price'
import type { Knex } from 'knex'
import type { Pair } from '../../../kit/mail/mail-content'

/** How many days of special hours somebody who is about to come should know. */
const shownDays = 14

/** When an order can be fetched: the business's week, and the dates to come that are different; nothing where it says no hours. */
export const pickupHours = async (
  db: Knex,
  { customerId, timezone }: { customerId: number; timezone: string },
  lang: Locale,
): Promise<Pair[]> => {
  const words = hoursByLanguage[lang]
  const further = await db('profile_more_hours').where({ customerId })
  const days = await db('profile_hours').where({ customerId })
  const week = days.map((day) => ({ ...day, more: further.filter(({ hoursId }) => hoursId === day.id) }))
  if (!week.some(({ isOpen, byAppointment }) => isOpen || byAppointment)) return []
  const first = today(new Date(), timezone)
  const special = await db('profile_special_hours')
    .where({ customerId })
    .whereBetween('date', [first, dateAfter(first, shownDays)])
    .orderBy('date')
  const last = dateAfter(first, shownDays)
  const off = await db('profile_time_off').where({ customerId }).where('endsOn', '>=', first)
  const dates = withTimeOff(special, off, [first, last])
  return [...weekLines(week, words), ...specialLines(dates, words)].map(({ days, text, note }) => [
    note ? `${days} (${note})` : days,
    text,
  ])
}
