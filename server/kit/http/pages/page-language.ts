import {
  addressedLocale,
  languageCookie,
  languageLifetimeSeconds,
  localeOf,
  type Locale,
} from '@mainstreet/shared/rules/language'
import { isFramedPreview } from '@mainstreet/shared/framed-preview'
import type { RequestContext } from '../context'

/** The language that a page is asked for in; without any sign of one, that of its business. */
export const languageOf = (ctx: RequestContext, fallback: Locale = 'en'): Locale =>
  localeOf({ search: ctx.search, cookies: ctx.get('cookie'), accepted: ctx.get('accept-language') }) ??
  fallback

/** Remembers the language of the address on the very answer: the next link may be followed before any script runs. */
export const rememberLanguage = (ctx: RequestContext): void => {
  const asked = addressedLocale(ctx.search)
  // A frame of the back office is in the language of who looks after the site, and no visitor's.
  if (!asked || isFramedPreview(ctx.search)) return
  // The page's script writes it too, so it is not HttpOnly; it holds nothing but the language.
  const cookie = [
    `${languageCookie}=${asked}`,
    'Path=/',
    `Max-Age=${languageLifetimeSeconds}`,
    'SameSite=Lax',
    ...(ctx.state.secure ? ['Secure'] : []),
  ]
  ctx.append('set-cookie', cookie.join('; '))
}

/** Names to proxies what chose the language, unless the address alone did. */
export const varyByLanguage = (ctx: RequestContext): void => {
  if (!addressedLocale(ctx.search)) ctx.vary(['Cookie', 'Accept-Language'])
}
