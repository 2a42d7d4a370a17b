import type { Funeral } from '@mainstreet/shared/contracts/calendar/calendar'

/** The years of a life as they stand below a name; empty where neither is known. */
export const lifeYears = ({ bornOn, diedOn }: Pick<Funeral, 'bornOn' | 'diedOn'>): string =>
  [bornOn, diedOn].flatMap((day) => (day ? [day.slice(0, 4)] : [])).join(' – ')
