import {
  addressedLocale,
  languageCookie,
  languageLifetimeSeconds,
  type Locale,
} from '@mainstreet/shared/rules/language'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { KitLanguage } from '../../ui/kit-words'
import { en, type SiteWords } from './en'
import { Part } from '../../part'

interface Language {
  locale: Locale
  words: SiteWords
}

const english: Language = { locale: 'en', words: en }
const LanguageContext = createContext(english)

/** In a cookie, as the server does, so that the next page is made in this language too. */
const rememberLocale = (locale: Locale) => {
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${languageLifetimeSeconds}; samesite=lax`
}

// Only readers of French load the French words.
const French = lazy(async () => {
  const { fr } = await import('./fr')
  const language: Language = { locale: 'fr', words: fr }
  return {
    default: ({ children }: { children: ReactNode }) => (
      <LanguageContext value={language}>
        <KitLanguage value={fr.kit}>{children}</KitLanguage>
      </LanguageContext>
    ),
  }
})

/** Lends the parts inside the language of the address (`?lang=fr`), or the one they began in. */
export const LanguageProvider = ({ initial, children }: { initial: Locale; children: ReactNode }) => {
  const { search } = useLocation()
  const asked = addressedLocale(search)
  const [last, setLast] = useState(asked ?? initial)
  if (asked && asked !== last) setLast(asked)
  const locale = asked ?? last
  useEffect(() => {
    if (asked) rememberLocale(asked)
  }, [asked])
  const client = useQueryClient()
  const readIn = useRef(initial)
  // Before anything inside reads: the owner's texts come in the language of the page.
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    if (readIn.current !== locale) void client.invalidateQueries()
    readIn.current = locale
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [locale, client])
  if (locale === 'en') return <LanguageContext value={english}>{children}</LanguageContext>
  return (
    <Part>
      <French>{children}</French>
    </Part>
  )
}

/** The language in view and the words of one part of it. */
export const useSiteWords = <Part extends keyof SiteWords>(part: Part): SiteWords[Part] =>
  use(LanguageContext).words[part]

/** The language in view: `en` or `fr`. */
export const useLocale = (): Locale => use(LanguageContext).locale
