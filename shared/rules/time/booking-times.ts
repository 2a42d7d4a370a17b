import type { Hours } from './openings'
import { slotDays, type SlotDay } from './slot-days'

/** When a restaurant takes bookings of tables. */
export interface BookingHours extends Hours {
  /** So long before it a table must be asked for. */
  leadHours: number
  /** So many days after today can be asked for. */
  daysAhead: number
}

/** Tables are asked for at every half hour, and nobody begins to eat in the last hour. */
const rules = { everyMinutes: 30, lastMinutes: 60 }

/** The days on which a table can be asked for at a moment, soonest first; those without a time left are not among them. */
export const bookingDays = (now: Date, { leadHours, daysAhead, ...hours }: BookingHours): SlotDay[] =>
  slotDays(now, { ...rules, leadMinutes: leadHours * 60, daysAhead }, hours)
