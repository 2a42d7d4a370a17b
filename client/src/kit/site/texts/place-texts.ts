import type { Locale } from '@mainstreet/shared/rules/language'
import { enPlaces } from './en-places'
import { frPlaces } from './fr-places'
import { useLocale } from './use-texts'

type PlaceTexts = typeof enPlaces

const catalogues: Record<Locale, PlaceTexts> = { en: enPlaces, fr: frPlaces }

/** One part of the words of menus, cars, payments and calendars, in the language in view; they come with those pages. */
export const usePlaceTexts = <Part extends keyof PlaceTexts>(part: Part): PlaceTexts[Part] =>
  catalogues[useLocale()][part]
