import type { PageData } from '@mainstreet/shared/rendering'

const empty: PageData = { site: null, reads: [], supportUrl: '', modulesBaseUrl: '' }

let read: PageData | undefined

/** The data that the server inlined into the page; everything is empty where there is none, as in development. */
export const readPageData = (): PageData => {
  if (typeof document === 'undefined') return empty
  const text = document.getElementById('mainstreet-data')?.textContent
  // Our own server wrote it.
  read ??= text ? { ...empty, ...(JSON.parse(text) as Partial<PageData>) } : empty
  return read
}
