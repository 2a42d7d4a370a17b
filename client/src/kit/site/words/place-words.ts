import type { Locale } from '@mainstreet/shared/rules/language'
import { enPlaces } from './en-places'
import { frPlaces } from './fr-places'
import { useLocale } from './use-site-words'

type PlaceWords = typeof enPlaces

const catalogues: Record<Locale, PlaceWords> = { en: enPlaces, fr: frPlaces }

/** One part of the words of menus, cars, payments and calendars, in the language in view; they come with those pages. */
export const usePlaceWords = <Part extends keyof PlaceWords>(part: Part): PlaceWords[Part] =>
  catalogues[useLocale()][part]
