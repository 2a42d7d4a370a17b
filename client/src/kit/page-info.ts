import { createContext, use } from 'react'
import { useBackOfficeLocale, type Bilingual } from './language/bilingual'

/** What is known of the page that is open: its name. */
export interface PageFacts {
  label: string
}

/** Provides the facts of the page around a part, in both languages. */
export const PageInfo = createContext<{ label: Bilingual<string> }>({
  label: { en: 'This page', fr: 'Cette page' },
})

/** The facts of the page that is open, in the language of its user. */
export const usePageInfo = (): PageFacts => {
  const locale = useBackOfficeLocale()
  return { label: use(PageInfo).label[locale] }
}
