import { createContext, use } from 'react'

/** What is known of the page that is open: its name, and what it is or will be for. */
export interface PageFacts {
  label: string
  about?: string
}

/** The facts of the page around a part. */
export const PageInfo = createContext<PageFacts>({ label: 'This page' })

/** The facts of the page that is open. */
export const usePageInfo = (): PageFacts => use(PageInfo)
