import type { Locale } from '@mainstreet/shared/rules/language'
import { enContact } from './en-contact'
import { frContact } from './fr-contact'
import { useLocale } from './use-site-words'

/** The words that come with the home page. */
export type ContactWords = typeof enContact

const catalogues: Record<Locale, ContactWords> = { en: enContact, fr: frContact }

/** One part of the words of the contact form or of posts, in the language in view; they come with the home page. */
export const useContactWords = <Part extends keyof ContactWords>(part: Part): ContactWords[Part] =>
  catalogues[useLocale()][part]
