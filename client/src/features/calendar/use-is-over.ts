import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import { hasEnded } from '@mainstreet/shared/rules/time/calendar'
import { useNow } from '../../kit/site/hours/use-now'
import { useShownSite } from '../../kit/site/shown-site'
import { isOver } from './calendar-order'

/** Says of an entry, or a part of one, whether its day is past; nothing is while the time is not known. */
export const useIsOver = () => {
  const { timezone } = useShownSite().company
  const now = useNow()
  return (entry: Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'allDay'>): boolean =>
    now !== undefined && isOver(entry, { now, timezone })
}

/** Says of an entry whether its end is past: nobody comes to it any more; nothing has ended while the time is not known. */
export const useHasEnded = () => {
  const { timezone } = useShownSite().company
  const now = useNow()
  return (entry: Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'allDay'>): boolean =>
    now !== undefined && hasEnded(entry, { now, timezone })
}
