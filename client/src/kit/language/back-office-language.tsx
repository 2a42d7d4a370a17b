import { localeOf } from '@mainstreet/shared/rules/language'
import type { Locale } from '@mainstreet/shared/rules/money'
import { use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { SessionContext } from '../session/session-context'
import { frenchKitWords } from '../ui/french-kit-words'
import { englishKitWords, KitLanguage } from '../ui/kit-words'
import { BackOfficeLocale } from './bilingual'

const kitWords = { en: englishKitWords, fr: frenchKitWords }

/** The language of who has not signed in, or has chosen none: the browser's first of ours. */
const browserLocale = (): Locale => localeOf({ accepted: navigator.languages.join(',') }) ?? 'en'

const useUserLocale = (): Locale => {
  const session = use(SessionContext)
  if (!session) throw new Error('The back office’s language comes from its session.')
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  return (state.status === 'signed-in' && state.user.language) || browserLocale()
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
