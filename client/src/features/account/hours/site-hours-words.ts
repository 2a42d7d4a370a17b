import { englishHours } from '@mainstreet/shared/rules/time/hours-words'
import { frenchHours } from '@mainstreet/shared/rules/time/hours-words-fr'

/** The words in which visitors read hours, by language. */
export const siteHoursWords = { en: englishHours, fr: frenchHours }
