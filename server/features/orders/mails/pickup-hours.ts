import { specialLines, weekLines } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Knex } from 'knex'
import { readBusinessHours } from '../../../kit/business-hours'
import type { Pair } from '../../../kit/mail/mail-content'

/** How many days of special hours somebody who is about to come should know. */
const shownDays = 14

/** When an order can be fetched: the business's week, and the dates to come that are different; nothing where it says no hours. */
export const pickupHours = async (
  db: Knex,
  business: { customerId: number; timezone: string },
  lang: Locale,
): Promise<Pair[]> => {
  const words = hoursByLanguage[lang]
  const { hours, special } = await readBusinessHours(db, business, shownDays)
  if (!hours.some(({ isOpen, byAppointment }) => isOpen || byAppointment)) return []
  return [...weekLines(hours, words), ...specialLines(special, words)].map(({ days, text, note }) => [
    note ? `${days} (${note})` : days,
    text,
  ])
}
