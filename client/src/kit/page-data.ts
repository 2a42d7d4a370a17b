import type { Site } from '@mainstreet/shared/site'

/** What the server wrote into the page: the site it belongs to, and addresses outside of it (empty: none). */
export interface PageData {
  site: Site | null
  supportUrl: string
  modulesBaseUrl: string
}

const none: PageData = { site: null, supportUrl: '', modulesBaseUrl: '' }

let read: PageData | undefined

/** The page's inlined data; everything empty where there is none, as in development. */
export const readPageData = (): PageData => {
  if (typeof document === 'undefined') return none
  const text = document.getElementById('mainstreet-data')?.textContent
  read ??= text ? { ...none, ...(JSON.parse(text) as Partial<PageData>) } : none
  return read
}
