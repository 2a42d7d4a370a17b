import type { SocialPost } from '@mainstreet/shared/contracts/site/social'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { LRUCache } from 'lru-cache'

interface Parts {
  /** Reads a page's posts; may throw. */
  load(page: string): Promise<SocialPost[]>
  onFailure(error: unknown, customerId: number): void
  now?: () => number
}

/** Posts by account, read again after a quarter of an hour: asks at the same time share one reading, a failed one leaves what was there. */
export const createCachedPosts = ({ load, onFailure, now = Date.now }: Parts) => {
  const known = new LRUCache<string, SocialPost[], { customerId: number; page: string }>({
    max: 10_000,
    ttl: 15 * minuteMs,
    ttlResolution: 0,
    perf: { now },
    // Pushed out while it is read, it still answers whoever waits.
    ignoreFetchAbort: true,
    async fetchMethod(_key, posts = [], { context: { customerId, page }, options }) {
      try {
        return await load(page)
      } catch (error) {
        // Soon enough for a page that works again, late enough not to hammer one that does not.
        options.ttl = minuteMs
        onFailure(error, customerId)
        return posts
      }
    },
  })
  return (customerId: number, page: string): Promise<SocialPost[]> =>
    known.forceFetch(`${customerId} ${page}`, { context: { customerId, page } })
}
