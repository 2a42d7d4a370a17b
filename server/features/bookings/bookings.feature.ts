import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { bookTable } from './book-table'
import { bookingCalendar } from './booking-calendar'
import { forgetBookings } from './forget-bookings'
import { changeBooking, viewBooking } from './guest-booking'
import { tableBookings } from './table-bookings'

const limits = {
  'bookings-address': { points: 5, seconds: 600, durable: true, of: ['book-table'] },
  'bookings-account': { points: 100, seconds: 3600, durable: true, of: ['book-table'] },
} as const satisfies Limits

/** Tables of restaurants that guests book on its site. */
export const bookings = feature({
  services: {
    'table-bookings': tableBookings,
    'book-table': bookTable,
    'booking-view': viewBooking,
    'booking-change': changeBooking,
    'booking-calendar': bookingCalendar,
  },
  limits,
  jobs: { 'forget-bookings': { everyMs: hourMs, run: (app) => forgetBookings(app) } },
})

declare module '../../declarations' {
  interface FeatureLimits {
    bookings: typeof limits
  }
}
