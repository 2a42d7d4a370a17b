import { secondsOf, type Span } from '@mainstreet/shared/rules/time/hours'
import { hourMs } from '@mainstreet/shared/rules/time/durations'

const hour = hourMs / 1000
const clockOf = (seconds: number) => {
  const minutes = Math.floor(seconds / 60) % 1440
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}:00`
}

/** What a further opening of a day may be at first: three hours after its last, or one where the day ends before; nothing where that goes on into the night. */
export const nextSpan = (spans: readonly Span[]): Span | undefined => {
  const last = spans.at(-1)
  if (!last || secondsOf(last.close) <= secondsOf(last.open)) return undefined
  const close = secondsOf(last.close)
  const open = [close + 3 * hour, close + hour].find((from) => from <= 21 * hour) ?? close + hour
  if (open > 23 * hour) return undefined
  return { open: clockOf(open), close: clockOf(Math.min(open + 4 * hour, 24 * hour)) }
}
