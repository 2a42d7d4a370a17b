import type { Locale } from './money'

/** The languages of public pages and their words. */
export const locales = ['en', 'fr'] as const satisfies readonly Locale[]

/** The cookie that remembers a visitor's language; it says nothing else. */
export const languageCookie = 'mainstreet-language'

/** A text as a language; undefined for any other text. */
export const asLocale = (text: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === text)

/** The language of the address (`?lang=fr`), or the one that the cookies (`a=1; b=2`) remember; English without either. */
export const localeOf = (search: string, cookies: string): Locale => {
  const remembered = cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === languageCookie)?.[1]
  return asLocale(new URLSearchParams(search).get('lang')) ?? asLocale(remembered) ?? 'en'
}
