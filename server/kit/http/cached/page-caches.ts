import type { Logger } from '../../log'
import type { Settings } from '../../settings'
import type { RequestContext } from '../context'

/** Hours and prices depend on the moment, as for our own cache; while one is fetched again, the last is given so much longer. */
const freshSeconds = 30
const whileFetchingSeconds = 30

/** What was being fetched while it changed may be kept after the first purge. */
const againMs = 150

const everything = 'mainstreet'
const pagesOf = (customerId: number) => `site-${customerId}`
const filesOf = (customerId: number) => `files-${customerId}`

/** Marks an answer of an account's site as one that page caches may keep until it is purged; browsers ask each time. */
export const keepInFront = (ctx: RequestContext, customerId: number): void =>
  ctx.set({
    'cache-control': `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${whileFetchingSeconds}`,
    xkey: `${everything} ${pagesOf(customerId)}`,
  })

/** Marks a file below `/assets/{region}/{customerId}/`, which never changes, so that it is purged when its account takes something back. */
export const markFile = (ctx: RequestContext, name: string): void => {
  const account = Number(name.split('/')[1])
  ctx.set('xkey', account ? `${everything} ${filesOf(account)}` : everything)
}

/** The page caches in front of us (`PAGE_CACHE_URLS`): what they keep of an account is purged when it changes, by every server that hears of it. */
export const createPageCaches = ({ pageCacheUrls }: Pick<Settings, 'pageCacheUrls'>, log: Logger) => {
  let due = new Set<string>()

  const purge = async (url: string, tags: string) => {
    try {
      const answer = await fetch(url, {
        method: 'PURGE',
        headers: { 'xkey-purge': tags },
        signal: AbortSignal.timeout(5_000),
      })
      await answer.body?.cancel()
      if (!answer.ok) log.error({ url, status: answer.status }, 'page cache refused to purge')
    } catch (err) {
      log.error({ err, url }, 'page cache not purged')
    }
  }

  const purgeDue = () => {
    const tags = [...due].join(' ')
    due = new Set()
    const purgeAll = () => pageCacheUrls.forEach((url) => void purge(url, tags))
    purgeAll()
    setTimeout(purgeAll, againMs).unref()
  }

  const forget = (...tags: string[]) => {
    if (pageCacheUrls.length === 0) return
    // What changes in one go is one purge.
    if (due.size === 0) setImmediate(purgeDue)
    for (const tag of tags) due.add(tag)
  }

  return {
    /** Whether there are any: then the address alone decides the language of a page. */
    areThere: pageCacheUrls.length > 0,
    /** Something of an account changed. */
    changed: (customerId: number) => forget(pagesOf(customerId)),
    /** An account took something back, or was suspended. */
    withdraw: (customerId: number) => forget(pagesOf(customerId), filesOf(customerId)),
    /** Changes may have been missed, or the pages are those of another build. */
    flush: () => forget(everything),
  }
}

/** Those of one application. */
export type PageCaches = ReturnType<typeof createPageCaches>

declare module '../../../declarations' {
  interface Configuration {
    pageCaches: PageCaches
  }
}
