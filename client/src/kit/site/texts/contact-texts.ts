import type { Locale } from '@mainstreet/shared/rules/language'
import { enContact } from './en-contact'
import { frContact } from './fr-contact'
import { useLocale } from './use-texts'

/** The words that come with the home page. */
export type ContactTexts = typeof enContact

const catalogues: Record<Locale, ContactTexts> = { en: enContact, fr: frContact }

/** One part of the words of the contact form or of posts, in the language in view; they come with the home page. */
export const useContactTexts = <Part extends keyof ContactTexts>(part: Part): ContactTexts[Part] =>
  catalogues[useLocale()][part]
