import { secondsOf } from '@mainstreet/shared/rules/time/hours'
import { localTime, weekdays } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter, momentOf } from '@mainstreet/shared/rules/time/openings'

/** From when until when, as it is typed: days and times of the business's clock; a day without a time is whole. */
export interface TypedSpan {
  startsAt: string | null
  startTime: string
  endsAt: string | null
  endTime: string
}

/** From now until the end of the coming Sunday, or of the seventh day. */
export const spanOf = (length: 'weekend' | 'week', now: Date, timezone: string): TypedSpan => {
  const { date, day } = localTime(now, timezone)
  const place = weekdays.indexOf(day)
  const [from, until] = length === 'week' ? [0, 6] : [Math.max(0, 5 - place), 6 - place]
  return { startsAt: dateAfter(date, from), startTime: '', endsAt: dateAfter(date, until), endTime: '' }
}

const momentAt = (date: string, seconds: number, timezone: string) =>
  new Date(momentOf(date, seconds, timezone)).toISOString()

/** The same as moments, ISO 8601 in UTC; undefined while no beginning is typed. */
export const momentsOf = (
  { startsAt, startTime, endsAt, endTime }: TypedSpan,
  timezone: string,
): { startsAt: string; endsAt: string | null } | undefined => {
  if (!startsAt) return undefined
  const from = momentAt(startsAt, startTime ? secondsOf(startTime) : 0, timezone)
  if (!endsAt) return { startsAt: from, endsAt: null }
  // A whole day ends with the next one's beginning.
  const until = endTime
    ? momentAt(endsAt, secondsOf(endTime), timezone)
    : momentAt(dateAfter(endsAt, 1), 0, timezone)
  return { startsAt: from, endsAt: until }
}
