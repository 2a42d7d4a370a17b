import type { Locale } from '@mainstreet/shared/rules/language'
import { createContext } from 'react'

/** What each language calls itself. */
export const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' }

/** Provides the languages that the account in view gives its texts in: the one they are stored in, and the other; undefined where there is one alone. */
export const TextLanguages = createContext<{ own: Locale; other: Locale } | undefined>(undefined)
