import { localeOf, type Locale } from '@mainstreet/shared/rules/language'
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { readPageData } from '../data/page-data'
import { SessionContext } from '../session/session-context'
import { frenchKitWords } from '../ui/french-kit-words'
import { messageOf } from '../ui/error-state'
import { englishKitWords, KitLanguage, type KitWords } from '../ui/kit-words'
import { BackOfficeLocale } from './bilingual'

/** What is not there is said in plain words: the server's name a service and a number. */
const reasonWith =
  (missing: string, reason: (error: unknown) => string) =>
  (error: unknown): string =>
    (error as { code?: number } | null)?.code === 404 ? missing : reason(error)

const kitWords: Record<Locale, KitWords> = {
  en: { ...englishKitWords, reason: reasonWith('It does not exist, or it has been deleted.', messageOf) },
  fr: {
    ...frenchKitWords,
    // Refusals come translated; what nobody has foreseen is told in the server's words.
    reason: reasonWith('Cet élément n’existe pas, ou il a été supprimé.', messageOf),
  },
}

/** Provides the language of a page that is rendered without a browser. */
export const ServedLocale = createContext<Locale | undefined>(undefined)

/** The language of who has not signed in, or has chosen none: that of the page, which the server makes in the browser's first of ours. */
const pageLocale = (): Locale =>
  readPageData().locale ?? localeOf({ accepted: navigator.languages.join(',') }) ?? 'en'

const useUserLocale = (): Locale => {
  const session = use(SessionContext)
  if (!session) throw new Error('The back office’s language comes from its session.')
  const served = use(ServedLocale)
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  return (state.status === 'signed-in' && state.user.language) || (served ?? pageLocale())
}

/** Provides the back office with the language that its user has chosen. */
export const BackOfficeLanguage = ({ children }: { children: ReactNode }) => {
  const locale = useUserLocale()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <BackOfficeLocale value={locale}>
      <KitLanguage value={kitWords[locale]}>{children}</KitLanguage>
    </BackOfficeLocale>
  )
}
