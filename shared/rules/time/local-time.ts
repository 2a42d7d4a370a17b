/** The days of the week as opening hours are shown: Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** A day of the week as the wire carries it. */
export type Weekday = (typeof weekdays)[number]

/** A moment on an account's wall clock. */
export interface LocalTime {
  /** YYYY-MM-DD */
  date: string
  day: Weekday
  /** Seconds since midnight on the wall clock. */
  seconds: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timezone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timezone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timezone, clock)
  return clock
}

/** A moment on the wall clock of an IANA time zone; RangeError for an unknown zone. */
export const localTime = (now: Date, timezone: string): LocalTime => {
  const parts = clockOf(timezone).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)!.value
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    day: part('weekday') as Weekday,
    seconds: Number(part('hour')) * 3600 + Number(part('minute')) * 60 + Number(part('second')),
  }
}
