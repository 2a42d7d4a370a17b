import type { Entry } from './cached-answer'

/** What somebody reads: the cache's key, and the account whose changes count; undefined where none is known. */
interface Asked {
  key: string
  customerId: number | undefined
}

type Known = Pick<Entry, 'customerId' | 'since'>
type Make = (since: number) => Promise<Entry | undefined>

interface Changes {
  /** The cache's clock. */
  now(): number
  isGone(entry: Known): boolean
  isOutdated(entry: Known): boolean
}

/**
 * Makes an answer, or waits for that of an equal read under way that began after the account's last change: what a change outdates
 * for many is read once. `make` keeps what may be kept, and answers by itself where it gives no entry; then everybody makes an own one.
 */
export const createSharedReads = ({ now, isGone, isOutdated }: Changes) => {
  const underWay = new Map<string, { since: number; entry: Promise<Entry | undefined> }>()
  return async ({ key, customerId }: Asked, make: Make): Promise<Entry | undefined> => {
    const had = underWay.get(key)
    if (had && customerId !== undefined && !isOutdated({ customerId, since: had.since })) {
      const entry = await had.entry
      return entry?.customerId === customerId && !isGone(entry) ? entry : make(now())
    }
    const since = now()
    const mine = { since, entry: make(since) }
    underWay.set(key, mine)
    try {
      return await mine.entry
    } finally {
      if (underWay.get(key) === mine) underWay.delete(key)
    }
  }
}
