import type { Locale } from '@mainstreet/shared/rules/language'
import { enBooking } from './en-booking'
import { frBooking } from './fr-booking'
import { useLocale } from './use-texts'

const catalogues: Record<Locale, typeof enBooking> = { en: enBooking, fr: frBooking }

/** The words of booking a table, in the language in view; they come with its pages. */
export const useBookingTexts = (): typeof enBooking => catalogues[useLocale()]
