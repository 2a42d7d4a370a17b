import type { ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'

/** A valid body for creating time off: from today for ten days. */
export const buildTimeOff = (overrides: Partial<ProfileTimeOff> = {}) => {
  const startsOn = new Date().toISOString().slice(0, 10)
  return { startsOn, endsOn: dateAfter(startsOn, 10), reason: 'Christmas break', ...overrides }
}
