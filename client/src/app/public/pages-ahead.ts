import { matchPath } from 'react-router-dom'
import { partsToCome } from '../../kit/lazy-part'
import type { PageRoute } from '../page'

const signs = ['pointerover', 'touchstart', 'focusin'] as const

const wantsLess = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetches the parts of the pages loaded so far, and those that come with them. */
const fetchParts = async (): Promise<void> => {
  const waiting = [...partsToCome]
  partsToCome.clear()
  if (waiting.length === 0) return
  await Promise.all(waiting.map((fetch) => fetch().catch(() => {})))
  await fetchParts()
}

/** Fetches the code of a page, and of its parts, when a link to it is about to be pressed: it then stands whole at once. Answers what ends that. */
export const fetchPagesAhead = (pages: readonly PageRoute[]) => {
  const fetched = new Set<PageRoute>()
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || wantsLess()) return
    const found = pages.find(({ path }) => matchPath(path, link.pathname))
    if (!found || fetched.has(found)) return
    fetched.add(found)
    // What fails ahead of time is tried again when the page is opened.
    found.Page.fetch().then(fetchParts, () => fetched.delete(found))
  }
  for (const sign of signs) document.addEventListener(sign, look, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look)
  }
}
