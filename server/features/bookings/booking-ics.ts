import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import { bookedMs } from '@mainstreet/shared/rules/booking-rules'
import { calendarIcs } from '../calendar/calendar-ics'

/** A booked table as calendars show it. */
export interface BookedTable extends Pick<TableBooking, 'id' | 'startsAt'> {
  /** When it was answered last: what came later wins in calendars. */
  changedAt: string
  summary: string
  description: string
}

interface BookingCalendar {
  name: string
  timezone: string
  location: string
  url: string
  tables: readonly BookedTable[]
}

/** Booked tables as a file that calendars read. */
export const bookingIcs = ({ name, timezone, location, url, tables }: BookingCalendar): string =>
  calendarIcs({
    name,
    timezone,
    urlOf: () => url,
    visitation: '',
    entries: tables.map(({ id, startsAt, changedAt, summary, description }) => ({
      id,
      uid: `booking-${id}@mainstreet`,
      // Seconds since 2026 grow with every answer and fit the column that calendars have for it.
      sequence: Math.max(0, Math.floor((Date.parse(changedAt) - Date.UTC(2026, 0)) / 1000)),
      name: summary,
      description,
      location,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + bookedMs).toISOString(),
      allDay: false,
      cancelled: false,
      updatedAt: changedAt,
    })),
  })
