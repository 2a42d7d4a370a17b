import type { CalendarEvent } from '@mainstreet/shared/contracts/calendar/calendar'

/** A valid body for creating an event. */
export const buildEvent = (overrides: Partial<CalendarEvent> = {}) => ({
  name: 'Open app',
  description: '<p>Coffee at ten.</p>',
  location: 'The old mill',
  startsAt: '2026-09-05T13:00:00.000Z',
  ...overrides,
})

/** A valid body for creating a funeral service. */
export const buildFuneral = (overrides: Partial<CalendarEvent> = {}) => ({
  name: 'In memory of Ada Comeau',
  description: '<p>Reception to follow.</p>',
  location: 'St. Anne chapel',
  startsAt: '2026-09-12T17:00:00.000Z',
  ...overrides,
})
