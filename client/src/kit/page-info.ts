import { createContext, use } from 'react'
import { useBackOfficeLocale, type Bilingual } from './language/bilingual'

/** What is known of the page that is open: its name, and what it is or will be for. */
export interface PageFacts {
  label: string
  about?: string
}

/** Provides the facts of the page around a part, in both languages. */
export const PageInfo = createContext<{ label: Bilingual<string>; about?: Bilingual<string> }>({
  label: { en: 'This page', fr: 'Cette page' },
})

/** The facts of the page that is open, in the language of its user. */
export const usePageInfo = (): PageFacts => {
  const locale = useBackOfficeLocale()
  const { label, about } = use(PageInfo)
  return { label: label[locale], about: about?.[locale] }
}
