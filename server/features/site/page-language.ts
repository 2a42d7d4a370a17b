import type { Locale } from '@mainstreet/shared/money'

/** The cookie in which a visitor's choice of language is remembered. */
export const languageCookie = 'mainstreet-language'

const asLocale = (text: string | null | undefined): Locale | undefined =>
  text === 'en' || text === 'fr' ? text : undefined

/** The language a page is asked for in: of its address (`?lang=fr`), else the one chosen before, else English. */
export const pageLanguage = (search: string, remembered?: string): Locale =>
  asLocale(new URLSearchParams(search).get('lang')) ?? asLocale(remembered) ?? 'en'
