import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar'
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
