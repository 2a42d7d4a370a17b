import type { PageData } from '@mainstreet/shared/rendering'

const none: PageData = { site: null, reads: [], supportUrl: '', modulesBaseUrl: '' }

let read: PageData | undefined

/** The page's inlined data; everything empty where there is none, as in development. */
export const readPageData = (): PageData => {
  if (typeof document === 'undefined') return none
  const text = document.getElementById('mainstreet-data')?.textContent
  read ??= text ? { ...none, ...(JSON.parse(text) as Partial<PageData>) } : none
  return read
}
