import type { Locale } from '@mainstreet/shared/rules/language'
import { enConsent } from './en-consent'
import { frConsent } from './fr-consent'
import { useLocale } from './use-site-words'

const catalogues: Record<Locale, typeof enConsent> = { en: enConsent, fr: frConsent }

/** The words of the question about cookies, in the language in view; they come with the question's code. */
export const useConsentWords = () => catalogues[useLocale()]
