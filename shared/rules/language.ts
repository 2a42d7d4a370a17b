/** The languages of public pages and their words. */
export const locales = ['en', 'fr'] as const

/** The languages a site is shown in. */
export type Locale = (typeof locales)[number]

/** The cookie that stores a visitor's language and nothing else. */
export const languageCookie = 'mainstreet-language'

/** How long a visitor's language is stored: a year. */
export const languageLifetimeSeconds = 31_536_000

/** What a visitor has said of languages: the address's query, the cookies (`a=1; b=2`) and the `Accept-Language` header. */
export interface LanguageSigns {
  search?: string
  cookies?: string
  accepted?: string
}

/** A text as a language; undefined for any other text. */
export const asLocale = (text: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === text)

/** The language that the address (`?lang=fr`) asks for; undefined where it asks for none that there is. */
export const addressedLocale = (search: string): Locale | undefined =>
  asLocale(new URLSearchParams(search).get('lang'))

const rememberedLocale = (cookies: string): Locale | undefined =>
  asLocale(
    cookies
      .split(';')
      .map((pair) => pair.trim().split('='))
      .find(([name]) => name === languageCookie)?.[1],
  )

// A browser sends a dozen at most; a longer list is not read to the end.
const maxAccepted = 400
const accepted = /^([a-z]{1,8})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?$/i

/** The first of our languages in an `Accept-Language` header, by weight, then by place; `fr-CA` is French, `*` is none. */
const acceptedLocale = (header: string): Locale | undefined =>
  header
    .slice(0, maxAccepted)
    .split(',')
    .flatMap((part) => {
      const [, language = '', weight = '1'] = accepted.exec(part.trim()) ?? []
      const locale = asLocale(language.toLowerCase())
      return locale && Number(weight) > 0 ? { locale, weight: Number(weight) } : []
    })
    .sort((a, b) => b.weight - a.weight)[0]?.locale

/** A visitor's language: that of the address, else the remembered one, else the browser's first of ours; undefined where none of them says. */
export const localeOf = ({ search = '', cookies = '', accepted = '' }: LanguageSigns): Locale | undefined =>
  addressedLocale(search) ?? rememberedLocale(cookies) ?? acceptedLocale(accepted)

/** The address of a public page in a language, whatever its reader's browser prefers; where that is the site's `own`, the plain address, which machines know it by. */
export const addressIn = (address: string, language: Locale, own?: Locale): string =>
  language === own ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
