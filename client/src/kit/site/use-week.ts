import { lineOfDay, weekLines } from '@mainstreet/shared/rules/hours'
import { localTime } from '@mainstreet/shared/rules/local-time'
import { useShownSite } from './shown-site'
import { useTexts } from './texts/use-texts'
import { useNow } from './use-now'

/** The week's hours in words, and the line of today where the business is; none before the time is known. */
export const useWeek = () => {
  const { hours, company } = useShownSite()
  const now = useNow()
  const lines = weekLines(hours, useTexts('hours'))
  return { lines, today: now && lineOfDay(lines, localTime(now, company.timezone).day) }
}

/** Whether the business shows its hours: it wants to, and some day is not just closed. */
export const useHasHours = (): boolean => {
  const { hours, options } = useShownSite()
  return options.showHours && hours.some(({ isOpen, byAppointment }) => isOpen || byAppointment)
}
