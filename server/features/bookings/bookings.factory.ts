import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import { hourMs, dayMs } from '@mainstreet/shared/rules/time/durations'

/** A table that nobody has answered yet, in a week. */
export const buildBooking = (overrides: Partial<TableBooking> = {}) => ({
  name: 'Mona Léger',
  phone: '(506) 555-0199',
  email: 'mona@example.test',
  people: 4,
  startsAt: new Date(Math.ceil(Date.now() / hourMs) * hourMs + 7 * dayMs).toISOString(),
  language: 'en' as const,
  status: 'asked' as const,
  reason: '',
  ...overrides,
})
