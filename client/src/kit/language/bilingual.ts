import type { Locale } from '@mainstreet/shared/rules/language'
import { createContext, use } from 'react'

/** The words of one part of the back office in each language. */
export type Bilingual<Words> = Readonly<Record<Locale, Words>>

/** Words in both languages; what one has and the other lacks does not compile. */
export const bilingual = <Words>(words: { en: Words; fr: NoInfer<Words> }): Bilingual<Words> => words

/** Provides the language of the back office. */
export const BackOfficeLocale = createContext<Locale>('en')

/** The back office's language: `en` or `fr`. */
export const useBackOfficeLocale = (): Locale => use(BackOfficeLocale)

/** The words of a part of the back office in its user's language. */
export const useWords = <Words>(words: Bilingual<Words>): Words => words[use(BackOfficeLocale)]
