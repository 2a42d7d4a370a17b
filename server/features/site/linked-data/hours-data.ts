import {
  isTimed,
  spansOf,
  type DayHours,
  type SpecialHours,
  type Span,
} from '@mainstreet/shared/rules/time/hours'
import { weekdays, type Weekday } from '@mainstreet/shared/rules/time/local-time'
import type { LinkedData } from '../description/page-description'
import { linked } from './linked'

const type = 'OpeningHoursSpecification'
const withoutSeconds = (time: string) => time.slice(0, 5)

/** Open and close at the same time is the whole day. */
const timesOf = (row: Span) => {
  const [opens, closes] = [withoutSeconds(row.open), withoutSeconds(row.close)]
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }
}

/** The hours of a week; days with the same times stand together. */
export const openingHours = (rows: readonly DayHours[]): LinkedData[] => {
  const daysByTimes = new Map<string, { dayOfWeek: Weekday[]; opens: string; closes: string }>()
  for (const day of weekdays) {
    for (const span of spansOf(rows.find((each) => each.day === day))) {
      const times = timesOf(span)
      const key = `${times.opens} ${times.closes}`
      const dayOfWeek = [...(daysByTimes.get(key)?.dayOfWeek ?? []), day]
      daysByTimes.set(key, { dayOfWeek, ...times })
    }
  }
  return [...daysByTimes.values()].map((hours) => linked(type, hours))
}

/** The hours of single dates; opening and closing at midnight says that it is closed. */
export const specialOpeningHours = (rows: readonly SpecialHours[]): LinkedData[] =>
  rows.map((row) => {
    const times = isTimed(row) ? timesOf(row) : { opens: '00:00', closes: '00:00' }
    return linked(type, { name: row.note, validFrom: row.date, validThrough: row.date, ...times })
  })
