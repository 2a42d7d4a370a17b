import { dateInWords } from './date-text'
import { dayMs, daySeconds } from './durations'
import { englishHours, type HoursWords } from './hours-words'
import { weekdays, type Weekday } from './local-time'

/** Opening hours; times are HH:MM:SS, a close at or before the open is on the next day. */
export interface Times {
  open: string
  close: string
  isOpen: boolean
  byAppointment?: boolean
}

/** From an opening to its close. */
export type Span = Pick<Times, 'open' | 'close'>

/** The opening hours of one day of the week. */
export interface DayHours extends Times {
  day: Weekday
  byAppointment: boolean
  /** The openings of an open day after its first. */
  more?: readonly Span[]
}

/** The hours of one date, in the place of those of its day of the week. */
export interface SpecialHours extends Times {
  /** YYYY-MM-DD, in the account's time zone. */
  date: string
  /** Why: "Christmas Eve"; or empty. */
  note: string
}

/** How far ahead a date may have hours of its own, in days. */
export const maxDaysAhead = 731

/** One line of hours: "Mon-Fri" and "9:00 AM - 5:00 PM". */
export interface HoursLine {
  days: string
  text: string
  /** Why these hours: "Christmas Eve". */
  note?: string
}

/** One line of a week's hours. */
export interface WeekLine extends HoursLine {
  first: Weekday
  last: Weekday
}

/** The line of dates with special hours: "Thu, December 24" and "9:00 AM - 1:00 PM". */
export interface SpecialLine extends HoursLine {
  /** Its first and its last date. */
  date: string
  last: string
}

/** The weekday of a number (0 = Sunday … 6 = Saturday; a number or a digit) or of an English name in any case; undefined for anything else. */
export const dayOf = (day: number | string): Weekday | undefined => {
  const text = String(day).trim().toLowerCase()
  if (/^[0-6]$/.test(text)) return weekdays[(Number(text) + 6) % 7]
  return weekdays.find((weekday) => weekday.toLowerCase() === text)
}

/** The seven rows a new account starts with: 09:00 to 17:00, closed, not by appointment. */
export const defaultHours = (): Omit<DayHours, 'more'>[] =>
  weekdays.map((day) => ({ day, open: '09:00:00', close: '17:00:00', isOpen: false, byAppointment: false }))

/** The seconds from midnight to a clock time. */
export const secondsOf = (time: string): number => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return hour * 3600 + minute * 60 + second
}

/** A clock time in words, from its seconds since midnight. */
export const timeText = (seconds: number, words: HoursWords): string => {
  const minutes = Math.floor(seconds / 60)
  return words.time(Math.floor(minutes / 60), minutes % 60)
}

const hoursOn = (rows: readonly DayHours[], day: Weekday): DayHours | undefined =>
  rows.find((row) => row.day === day)

/** Whether a day has opening times: by appointment goes before closed, closed before times. */
export const isTimed = <T extends Times>(row: T | undefined): row is T =>
  row !== undefined && !row.byAppointment && row.isOpen && row.open !== '' && row.close !== ''

/** The openings of a day, soonest first; none where it has no times. */
export const spansOf = (row: (Times & { more?: readonly Span[] }) | undefined): Span[] =>
  isTimed(row) ? [row, ...(row.more ?? [])].sort((a, b) => secondsOf(a.open) - secondsOf(b.open)) : []

/** Whether one opening of a day lies over another; a close at or before the open is on the next day. */
export const isOverlapping = (spans: readonly Span[]): boolean => {
  const ends = spans
    .map(({ open, close }) => ({ from: secondsOf(open), to: secondsOf(close) }))
    .map(({ from, to }) => ({ from, to: to <= from ? to + daySeconds : to }))
    .sort((a, b) => a.from - b.from)
  return ends.some(({ from }, index) => index > 0 && from < ends[index - 1]!.to)
}

/** The hours of a day in words; no row is closed. */
export const dayText = (row: (Times & { more?: readonly Span[] }) | undefined, words: HoursWords): string => {
  if (row?.byAppointment) return words.byAppointment
  const spans = spansOf(row)
  if (spans.length === 0) return words.closed
  const spanText = ({ open, close }: Span) =>
    open === close
      ? words.allDay
      : `${timeText(secondsOf(open), words)} - ${timeText(secondsOf(close), words)}`
  return spans.map(spanText).join(', ')
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

/** A date with its weekday: "Thu, December 24". */
export const shortDateText = (date: string, { locale }: HoursWords): string =>
  dateInWords(new Date(date), locale, {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** The dates with special hours in words, soonest first; equal neighbours are one line. */
export const specialLines = (rows: readonly SpecialHours[], words = englishHours): SpecialLine[] => {
  const lines: Omit<SpecialLine, 'days'>[] = []
  for (const { date, note, ...row } of rows) {
    const text = dayText(row, words)
    const line = lines.at(-1)
    const isNext = line && Date.parse(date) - Date.parse(line.last) === dayMs
    if (isNext && line.text === text && line.note === note) line.last = date
    else lines.push({ date, last: date, note, text })
  }
  return lines.map((line) => {
    const [first, last] = [line.date, line.last].map((date) => shortDateText(date, words))
    return { ...line, days: first === last ? first! : `${first} - ${last}` }
  })
}
