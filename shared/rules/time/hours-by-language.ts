import type { Locale } from '../language'
import { englishHours, type HoursWords } from './hours-words'
import { frenchHours } from './hours-words-fr'

/** How times and opening hours are written in each language, for whoever speaks both. */
export const hoursByLanguage: Record<Locale, HoursWords> = { en: englishHours, fr: frenchHours }
