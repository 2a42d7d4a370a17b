import type { TableBooking } from '@mainstreet/shared/contracts/bookings'

/** A table that nobody has answered yet, in a week. */
export const buildBooking = (overrides: Partial<TableBooking> = {}) => ({
  name: 'Mona Léger',
  phone: '(506) 555-0199',
  email: 'mona@example.test',
  people: 4,
  startsAt: new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000).toISOString(),
  language: 'en' as const,
  status: 'asked' as const,
  reason: '',
  ...overrides,
})
