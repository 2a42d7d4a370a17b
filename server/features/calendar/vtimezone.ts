import { localTime } from '@mainstreet/shared/rules/time/local-time'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const offsetAt = (ms: number, timezone: string): number => {
  const { date, seconds } = localTime(new Date(ms), timezone)
  return Math.round((Date.parse(date) + seconds * 1000 - ms) / 60_000)
}

/** The moments in a span at which the clocks of a zone change, to the minute. */
const changesIn = (fromMs: number, toMs: number, timezone: string): number[] => {
  const changes: number[] = []
  for (let dayStart = fromMs; dayStart < toMs; dayStart += dayMs) {
    const before = offsetAt(dayStart, timezone)
    if (offsetAt(dayStart + dayMs, timezone) === before) continue
    let [low, high] = [dayStart, dayStart + dayMs]
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000
      if (offsetAt(middle, timezone) === before) low = middle
      else high = middle
    }
    changes.push(high)
  }
  return changes
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}${twoDigits(Math.abs(minutes) % 60)}`

/** A wall clock's time, of which an offset makes UTC. */
const wallText = (ms: number, offset: number): string =>
  new Date(ms + offset * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '')

const observanceLines = (ms: number, { before, after }: { before: number; after: number }): string[] => {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallText(ms, before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ]
}

/** A zone as calendars want it said (RFC 5545, 3.6.5): its offset at a first year's beginning, and each change until a last year's end. */
export const vtimezone = (timezone: string, years: { first: number; last: number }): string => {
  const from = Date.UTC(years.first, 0, 1)
  const offset = offsetAt(from, timezone)
  const changes = changesIn(from, Date.UTC(years.last + 1, 0, 1), timezone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...observanceLines(from, { before: offset, after: offset }),
    ...changes.flatMap((ms) =>
      observanceLines(ms, {
        before: offsetAt(ms - 60_000, timezone),
        after: offsetAt(ms, timezone),
      }),
    ),
    'END:VTIMEZONE',
  ].join('\r\n')
}
