import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { localTime } from '@mainstreet/shared/rules/time/local-time'

/** The moment of a clock time (HH:MM) so many days after another, on the clock of a time zone. */
export const momentAt = (
  now: Date,
  { inDays, at, timezone }: { inDays: number; at: string; timezone: string },
): Date => {
  const { date } = localTime(new Date(now.getTime() + inDays * dayMs), timezone)
  const asUtc = new Date(`${date}T${at}:00Z`)
  const shown = localTime(asUtc, timezone)
  const shownMs = Date.parse(`${shown.date}T00:00:00Z`) + shown.seconds * 1000
  return new Date(asUtc.getTime() + asUtc.getTime() - shownMs)
}
