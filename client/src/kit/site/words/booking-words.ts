import type { Locale } from '@mainstreet/shared/rules/language'
import { enBooking } from './en-booking'
import { frBooking } from './fr-booking'
import { useLocale } from './use-site-words'

const catalogues: Record<Locale, typeof enBooking> = { en: enBooking, fr: frBooking }

/** The words of booking a table, in the language in view; they come with its pages. */
export const useBookingWords = (): typeof enBooking => catalogues[useLocale()]
