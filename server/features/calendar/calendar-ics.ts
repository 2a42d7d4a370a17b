import type { CalendarEntry, Funeral } from '@mainstreet/shared/contracts/calendar/calendar'
import { daysOf, isAllDay } from '@mainstreet/shared/rules/time/calendar'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator'
import { plainText } from '../../kit/text/plain-text'
import { vtimezone } from './vtimezone'

/** An entry as far as calendars show it; a funeral has a visitation too. */
type Shown = Pick<
  CalendarEntry,
  | 'id'
  | 'uid'
  | 'sequence'
  | 'name'
  | 'description'
  | 'location'
  | 'startsAt'
  | 'endsAt'
  | 'allDay'
  | 'cancelled'
  | 'updatedAt'
> &
  Partial<Pick<Funeral, 'visitationAt' | 'visitationUntil' | 'visitationPlace' | 'moreVisitations'>>

interface Calendar {
  /** Whose it is, as calendars show it. */
  name: string
  timezone: string
  entries: readonly Shown[]
  /** The page of an entry. */
  urlOf: (entry: Shown) => string
  /** What the visitation of a funeral is called before the name. */
  visitation: string
}

/** A moment on the wall clock of the business, which its zone makes one moment again. */
const wallTime = (moment: string, timezone: string): string => {
  const { date, seconds } = localTime(new Date(moment), timezone)
  return `${date}T${new Date(seconds * 1000).toISOString().slice(11, 19)}`
}

const timesOf = (entry: Shown, timezone: string): ICalEventData => {
  const { first, last } = daysOf(entry, timezone)!
  // The end of a day is the beginning of the next.
  if (isAllDay(entry, timezone)) return { start: first, end: dateAfter(last, 1), allDay: true }
  return {
    start: wallTime(entry.startsAt!, timezone),
    end: entry.endsAt && wallTime(entry.endsAt, timezone),
    timezone,
  }
}

const eventOf = (entry: Shown, { timezone, urlOf }: Calendar): ICalEventData => ({
  ...timesOf(entry, timezone),
  id: entry.uid,
  sequence: entry.sequence,
  stamp: new Date(entry.updatedAt),
  lastModified: new Date(entry.updatedAt),
  summary: entry.name,
  description: plainText(entry.description),
  location: entry.location,
  url: urlOf(entry),
  status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
})

/** The hours in which one can visit stand beside the service. */
const visitationOf = (entry: Shown, calendar: Calendar): ICalEventData[] => {
  const { visitationAt, visitationUntil = null, visitationPlace = '', moreVisitations = [] } = entry
  const first = visitationAt
    ? [{ startsAt: visitationAt, endsAt: visitationUntil, place: visitationPlace }]
    : []
  const held = moreVisitations.flatMap(({ startsAt, ...rest }) => (startsAt ? [{ startsAt, ...rest }] : []))
  return [...first, ...held].map(({ place, ...times }, at) => ({
    ...eventOf({ ...entry, ...times, allDay: false, location: place || entry.location }, calendar),
    id: `${entry.uid}-visitation${at === 0 ? '' : `-${at + 1}`}`,
    summary: `${calendar.visitation} – ${entry.name}`,
  }))
}

const yearsOf = (entries: readonly ICalEventData[]) => {
  const years = entries.flatMap(({ start, end }) =>
    [start, end].map((time) => Number(String(time).slice(0, 4))),
  )
  const known = years.filter((year) => year > 0)
  return { first: Math.min(...known), last: Math.max(...known) }
}

/** Entries as a file that calendars read (RFC 5545); those without a date are left out. */
export const calendarIcs = (calendar: Calendar): string => {
  const { name, entries } = calendar
  const events = entries.flatMap((entry) => [
    ...visitationOf(entry, calendar),
    ...(entry.startsAt === null ? [] : [eventOf(entry, calendar)]),
  ])
  const file = ical({
    name,
    prodId: { company: 'Mainstreet', product: 'Calendar' },
    // Of the events, not of the file: stamps of the file's own zone would not be in UTC.
    timezone: { name: null, generator: (zone) => vtimezone(zone, yearsOf(events)) },
  })
  for (const event of events) file.createEvent(event)
  return `${file.toString()}\r\n`
}
