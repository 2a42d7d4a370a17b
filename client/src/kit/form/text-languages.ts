import type { Locale } from '@mainstreet/shared/rules/money'
import { createContext } from 'react'

/** Provides the languages that the account in view gives its texts in: the one they are stored in, and the other; undefined where there is one alone. */
export const TextLanguages = createContext<{ own: Locale; other: Locale } | undefined>(undefined)
