import type { Locale } from '../language'
import type { Weekday } from './local-time'

/** The words for opening hours; each language has its own. */
export interface HoursWords {
  days: Record<Weekday, string>
  closed: string
  byAppointment: string
  allDay: string
  /** A wall-clock time of 0–23 hours and 0–59 minutes, which no line breaks. */
  time: (hour: number, minute: number) => string
  /** Between a date and a time. */
  at: string
  /** The language that dates are written in. */
  locale: Locale
}

/** English words for opening hours, 12-hour AM/PM. */
export const englishHours: HoursWords = {
  days: {
    Monday: 'Mon',
    Tuesday: 'Tue',
    Wednesday: 'Wed',
    Thursday: 'Thu',
    Friday: 'Fri',
    Saturday: 'Sat',
    Sunday: 'Sun',
  },
  closed: 'Closed',
  byAppointment: 'By Appointment',
  allDay: 'Open 24 Hours',
  time: (hour, minute) =>
    `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`,
  at: 'at',
  locale: 'en',
}
