import type { ProfileHours } from '@mainstreet/shared/contracts/site/hours'

/** A valid body for creating the hours of a day. */
export const buildHours = (overrides: Partial<ProfileHours> = {}) => ({
  day: 'Monday' as const,
  open: '08:30:00',
  close: '17:00:00',
  isOpen: true,
  byAppointment: false,
  ...overrides,
})
