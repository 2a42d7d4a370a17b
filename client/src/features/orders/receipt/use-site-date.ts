import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { clockText } from '@mainstreet/shared/rules/time/moment-text'
import { dateText } from '@mainstreet/shared/rules/time/date-text'
import { useShownSite } from '../../../kit/site/shown-site'
import { useLocale } from '../../../kit/site/words/use-site-words'

/** Writes the day of a moment as the business's clock has it, in the language in view. */
export const useSiteDate = () => {
  const { timezone } = useShownSite().company
  const locale = useLocale()
  return (moment: string) =>
    dateText(new Date(moment), locale, {
      timeZone: timezone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
}

/** Writes the time of day of a moment, likewise. */
export const useSiteClock = () => {
  const { timezone } = useShownSite().company
  const locale = useLocale()
  return (moment: string) => clockText(new Date(moment), timezone, hoursByLanguage[locale])
}
