import { leavesOn } from '@mainstreet/shared/rules/time/leaves-on'
import { longDateText } from '@mainstreet/shared/rules/time/moment-text'
import { momentOf } from '@mainstreet/shared/rules/time/openings'
import { useShownSite } from '../shown-site'
import { useSiteWords } from '../words/use-site-words'

/** The day by which what is ordered at a moment leaves, as a date and in words; undefined where the shop does not say, or is closed for long. */
export const useLeavesOn = () => {
  const words = useSiteWords('hours')
  const { store, hours, specialHours, company } = useShownSite()
  const { leavesInDays, againFrom } = store
  const { timezone } = company
  return (ordered: Date): { date: string; text: string } | undefined => {
    if (leavesInDays === null) return undefined
    // During time off an order waits for the first day after it.
    const from = againFrom ? Math.max(ordered.getTime(), momentOf(againFrom, 0, timezone)) : ordered.getTime()
    const date = leavesOn(new Date(from), leavesInDays, { hours, special: specialHours, timezone })
    return date === undefined ? undefined : { date, text: longDateText(date, words) }
  }
}
