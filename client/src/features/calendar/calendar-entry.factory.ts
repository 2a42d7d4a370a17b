import type { CalendarEvent, Funeral } from '@mainstreet/shared/contracts/calendar/calendar'

const both = {
  id: 1,
  int_id: 1,
  int_customer_id: 1,
  customerId: 1,
  name: 'Open house',
  description: '<p>Coffee at ten.</p>',
  location: '',
  startsAt: null,
  endsAt: null,
  allDay: false,
  link: '',
  image: '',
  cancelled: false,
  uid: 'b1946ac9-2490-4c5b-a0f5-3c8a1f1c0a11',
  sequence: 0,
  status: 'public' as const,
  updatedAt: '2026-09-01T12:00:00.000Z',
}

/** An event as the server answers it. */
export const buildEntry = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...both,
  takesGuests: false,
  coming: 0,
  ...overrides,
})

/** A funeral as the server answers it. */
export const buildFuneralEntry = (overrides: Partial<Funeral> = {}): Funeral => ({
  ...both,
  candles: 0,
  bornOn: null,
  diedOn: null,
  visitationAt: null,
  visitationUntil: null,
  visitationPlace: '',
  moreVisitations: [],
  alt: '',
  takesCondolences: true,
  flowersCategoryId: null,
  hasFlowers: false,
  ...overrides,
})
