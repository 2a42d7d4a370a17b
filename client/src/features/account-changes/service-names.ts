import type { Locale } from '@mainstreet/shared/rules/language'
import { contractOf, tablePaths } from '@mainstreet/shared/services'
import type { Bilingual } from '../../kit/language/bilingual'

/** Rows that no service shows. */
const others: Readonly<Record<string, Bilingual<string>>> = { sessions: { en: 'Sign-ins', fr: 'Connexions' } }

/** Where staff change something, by what it is called on the wire and in a language. */
export const serviceNames = (locale: Locale): ReadonlyMap<string, string> =>
  new Map([
    ...tablePaths.map((path) => [path, contractOf(path).name[locale]] as const),
    ...Object.entries(others).map(([place, name]) => [place, name[locale]] as const),
  ])
