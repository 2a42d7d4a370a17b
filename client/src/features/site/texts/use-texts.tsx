import type { Locale } from '@mainstreet/shared/money'
import { createContext, lazy, Suspense, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { en, type Texts } from './en'

const storageKey = 'mainstreet-language'
const locales = ['en', 'fr'] as const satisfies readonly Locale[]

interface Language {
  locale: Locale
  texts: Texts
}

const english: Language = { locale: 'en', texts: en }
const LanguageContext = createContext(english)

const asLocale = (text: string | null): Locale | undefined => locales.find((locale) => locale === text)

let chosen: Locale | undefined

const remember = (locale: Locale) => {
  chosen = locale
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // Where storage is closed the choice lasts as long as the page.
  }
}

const recall = (): Locale => {
  if (chosen) return chosen
  try {
    return asLocale(localStorage.getItem(storageKey)) ?? 'en'
  } catch {
    return 'en'
  }
}

const never = () => () => {}

// Only readers of French load the French words.
const French = lazy(async () => {
  const { fr } = await import('./fr')
  const language: Language = { locale: 'fr', texts: fr }
  return {
    default: ({ children }: { children: ReactNode }) => (
      <LanguageContext value={language}>{children}</LanguageContext>
    ),
  }
})

/** Lends the parts inside the language of the address (`?lang=fr`), or the one chosen last. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  const asked = asLocale(new URLSearchParams(search).get('lang'))
  const recalled = useSyncExternalStore(never, recall, () => 'en' as const)
  const locale = asked ?? recalled
  useEffect(() => {
    if (asked) remember(asked)
  }, [asked])
  useEffect(() => {
    document.documentElement.lang = locale
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [locale])
  if (locale === 'en') return <LanguageContext value={english}>{children}</LanguageContext>
  return (
    <Suspense>
      <French>{children}</French>
    </Suspense>
  )
}

/** The language in view and the words of one part of it. */
export const useTexts = <Part extends keyof Texts>(part: Part): Texts[Part] =>
  use(LanguageContext).texts[part]

/** The language in view: `en` or `fr`. */
export const useLocale = (): Locale => use(LanguageContext).locale
