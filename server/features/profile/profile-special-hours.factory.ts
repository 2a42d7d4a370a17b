import type { ProfileSpecialHours } from '@mainstreet/shared/contracts/site/special-hours'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'

let days = 1

/** A valid body for creating the hours of a date; each call names another date to come. */
export const buildSpecialHours = (overrides: Partial<ProfileSpecialHours> = {}) => ({
  date: dateAfter(new Date().toISOString().slice(0, 10), 1 + (days++ % 700)),
  isOpen: true,
  open: '09:00:00',
  close: '13:00:00',
  note: 'Christmas Eve',
  ...overrides,
})
