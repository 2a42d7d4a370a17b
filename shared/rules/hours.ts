import { englishHours, type HoursWords } from './hours-words'
import { localTime, weekdays, type Weekday } from './local-time'

/** The opening hours of one day; times are HH:MM:SS, a close at or before the open is on the next day. */
export interface DayHours {
  day: Weekday
  open: string
  close: string
  isOpen: boolean
  byAppointment: boolean
}

/** One line of a week's hours: "Mon-Fri" and "9:00 AM - 5:00 PM". */
export interface WeekLine {
  first: Weekday
  last: Weekday
  days: string
  text: string
}

/** When a business next opens or closes. */
export interface Turn {
  day: Weekday
  /** HH:MM:SS */
  time: string
  /** The time in words: "5:00 PM". */
  text: string
}

/** Whether a business is open at a moment: until when (absent when it never closes), or when it next opens (absent when it never does). */
export interface OpenState {
  open: boolean
  /** The closing time in words: "5:00 PM". */
  until?: string
  closesAt?: Turn
  opensAt?: Turn
}

const daySeconds = 86_400
const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** Whether a text is a time of day as HH:MM or HH:MM:SS, 00:00 to 23:59:59. */
export const isClockTime = (text: string): boolean => CLOCK_TIME.test(text)

/** The weekday of a number (0 = Sunday … 6 = Saturday; a number or a digit) or of an English name in any case; undefined for anything else. */
export const dayOf = (day: number | string): Weekday | undefined => {
  const text = String(day).trim().toLowerCase()
  if (/^[0-6]$/.test(text)) return weekdays[(Number(text) + 6) % 7]
  return weekdays.find((weekday) => weekday.toLowerCase() === text)
}

/** The seven rows a new account starts with: 09:00 to 17:00, closed, not by appointment. */
export const defaultHours = (): DayHours[] =>
  weekdays.map((day) => ({ day, open: '09:00:00', close: '17:00:00', isOpen: false, byAppointment: false }))

const secondsOf = (time: string): number => {
  const [, hour, minute, second = '0'] = CLOCK_TIME.exec(time)!
  return Number(hour) * 3600 + Number(minute) * 60 + Number(second)
}

const timeText = (seconds: number, words: HoursWords): string => {
  const minutes = Math.floor(seconds / 60)
  return words.time(Math.floor(minutes / 60), minutes % 60)
}

const hoursOn = (rows: readonly DayHours[], day: Weekday): DayHours | undefined =>
  rows.find((row) => row.day === day)

/** Whether a day has opening times: by appointment goes before closed, closed before times. */
export const isTimed = (row: DayHours | undefined): row is DayHours =>
  row !== undefined && !row.byAppointment && row.isOpen && isClockTime(row.open) && isClockTime(row.close)

const dayText = (row: DayHours | undefined, words: HoursWords): string => {
  if (row?.byAppointment) return words.byAppointment
  if (!isTimed(row)) return words.closed
  const open = secondsOf(row.open)
  const close = secondsOf(row.close)
  return open === close ? words.allDay : `${timeText(open, words)} - ${timeText(close, words)}`
}

/** A week's hours, Monday to Sunday, equal neighbours merged; by appointment goes before closed, closed before times, a missing day is closed. */
export const weekLines = (rows: readonly DayHours[], words = englishHours): WeekLine[] => {
  const lines: { first: Weekday; last: Weekday; text: string }[] = []
  for (const day of weekdays) {
    const text = dayText(hoursOn(rows, day), words)
    const line = lines.at(-1)
    if (line?.text === text) line.last = day
    else lines.push({ first: day, last: day, text })
  }
  return lines.map(({ first, last, text }) => ({
    first,
    last,
    days: first === last ? words.days[first] : `${words.days[first]}-${words.days[last]}`,
    text,
  }))
}

/** The line of a week that holds the hours of a day. */
export const lineOfDay = (lines: readonly WeekLine[], day: Weekday): WeekLine | undefined =>
  lines.find(({ last }) => weekdays.indexOf(day) <= weekdays.indexOf(last))

interface Span {
  start: number
  end: number
}

/** The spans a business is open around a day, in seconds from that day's midnight, joined where one begins as another ends. */
const spansAround = (rows: readonly DayHours[], today: Weekday): Span[] => {
  const spans: Span[] = []
  for (let offset = -1; offset <= 8; offset++) {
    const row = hoursOn(rows, dayAfter(today, offset))
    if (!isTimed(row)) continue
    const start = offset * daySeconds + secondsOf(row.open)
    const end =
      offset * daySeconds +
      secondsOf(row.close) +
      (secondsOf(row.close) <= secondsOf(row.open) ? daySeconds : 0)
    const last = spans.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  return spans
}

const dayAfter = (day: Weekday, days: number): Weekday => weekdays[(weekdays.indexOf(day) + days + 7) % 7]!

const turnAt = (today: Weekday, seconds: number): Turn => {
  const ofDay = ((seconds % daySeconds) + daySeconds) % daySeconds
  const [hour, minute, second] = [ofDay / 3600, (ofDay / 60) % 60, ofDay % 60].map((value) =>
    String(Math.floor(value)).padStart(2, '0'),
  )
  return {
    day: dayAfter(today, Math.floor(seconds / daySeconds)),
    time: `${hour}:${minute}:${second}`,
    text: timeText(ofDay, englishHours),
  }
}

/** Whether a business is open at a moment in its time zone, and when that changes; days by appointment count as closed. */
export const isOpenAt = (rows: readonly DayHours[], now: Date, timezone: string): OpenState => {
  const { day, seconds } = localTime(now, timezone)
  const spans = spansAround(rows, day)
  const current = spans.find(({ start, end }) => start <= seconds && seconds < end)
  if (current && current.end > 8 * daySeconds) return { open: true }
  if (current) {
    const closesAt = turnAt(day, current.end)
    return { open: true, until: closesAt.text, closesAt }
  }
  const next = spans.find(({ start }) => start > seconds)
  return next ? { open: false, opensAt: turnAt(day, next.start) } : { open: false }
}
