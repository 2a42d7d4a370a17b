import type { IncomingHttpHeaders } from 'node:http'
import { languageCookie, localeOf, type Locale } from '@mainstreet/shared/rules/language'
import { memoize } from '../../memoize'

/** The language that a request's headers choose; `none` leaves it to the business. */
export type LanguageChoice = Locale | 'none'

const acceptedChoice = memoize(500, (accepted): LanguageChoice => localeOf({ accepted }) ?? 'none')

/** What cookies and browser say of the language, where the address does not. */
export const languageChoice = ({
  cookie = '',
  'accept-language': accepted = '',
}: IncomingHttpHeaders): LanguageChoice =>
  (cookie.includes(languageCookie) && localeOf({ cookies: cookie })) || acceptedChoice(accepted)
