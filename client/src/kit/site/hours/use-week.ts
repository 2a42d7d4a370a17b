import { lineOfDay, specialLines, weekLines } from '@mainstreet/shared/rules/time/hours'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { useShownSite } from '../shown-site'
import { useSiteWords } from '../words/use-site-words'
import { useNow } from './use-now'

/** The week's hours in words, those of single dates to come, and the line of today where the business is; none before the time is known. */
export const useWeek = () => {
  const { hours, specialHours, company } = useShownSite()
  const now = useNow()
  const words = useSiteWords('hours')
  const local = now && localTime(now, company.timezone)
  const lines = weekLines(hours, words)
  const shown = specialHours.filter(({ date }) => !local || date >= local.date)
  const dates = specialLines(shown, words)
  const today = local && (dates.find(({ date }) => date === local.date) ?? lineOfDay(lines, local.day))
  return { lines, dates, today }
}

/** Whether the business shows its hours: it wants to, and some day is not just closed. */
export const useHasHours = (): boolean => {
  const { hours, openings, options } = useShownSite()
  return options.showHours && (openings.length > 0 || hours.some(({ byAppointment }) => byAppointment))
}
