import { LRUCache } from 'lru-cache'
import type { Entry } from './cached-answer'
import { compressLater } from './compress-later'
import type { PageCaches } from './page-caches'
import { createReadyAnswers } from './ready-answers'
import { createSharedReads } from './shared-reads'

interface CacheOptions {
  maxBytes?: number
  isDatabaseAway?: () => boolean
  /** The caches in front of us, which forget what we forget. */
  inFront?: Pick<PageCaches, 'changed' | 'withdraw' | 'flush'>
}

/** What has changed since when, by a clock of its own; the caches in front of us hear of it. */
const createChanges = (inFront: CacheOptions['inFront']) => {
  const changedAt = new Map<number, number>()
  const withdrawnAt = new Map<number, number>()
  let clock = 1
  let flushedAt = 0
  /** Whether it may be answered to nobody any more, for whatever want of something newer. */
  const isGone = ({ customerId, since }: Pick<Entry, 'customerId' | 'since'>) =>
    since < flushedAt || since < (withdrawnAt.get(customerId) ?? 0)
  return {
    now: () => clock,
    isGone,
    isOutdated: (entry: Pick<Entry, 'customerId' | 'since'>) =>
      isGone(entry) || entry.since < (changedAt.get(entry.customerId) ?? 0),
    changed(customerId: number) {
      changedAt.set(customerId, ++clock)
      inFront?.changed(customerId)
    },
    withdraw(customerId: number) {
      withdrawnAt.set(customerId, ++clock)
      inFront?.withdraw(customerId)
    },
    flush() {
      flushedAt = ++clock
      inFront?.flush()
    },
  }
}

/** Caches the answers of public reads as bytes, per account, until something of it changes; while the database is away the last known ones serve, as stale. */
export const createReadCache = ({
  maxBytes = 64 * 1024 * 1024,
  isDatabaseAway = () => false,
  inFront,
}: CacheOptions = {}) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 16),
    sizeCalculation: ({ bytes, gzip, br }) => bytes.length + (gzip?.length ?? 0) + (br?.length ?? 0) || 1,
  })
  const ready = createReadyAnswers()
  const { isGone, isOutdated, ...changes } = createChanges(inFront)
  /** Milliseconds since 1970 when changes were last sure to arrive; undefined while they do. */
  let suspendedSince: number | undefined

  /** What was true when it was last known. What has changed since is that only while nobody can be asked for something newer. */
  const lastKnown = (key: string): Entry | undefined => {
    const entry = entries.get(key)
    if (!entry || isGone(entry) || (isOutdated(entry) && !isDatabaseAway())) return undefined
    const staleSince = Math.min(entry.until ?? Infinity, suspendedSince ?? Infinity, Date.now())
    return { ...entry, staleSince: Math.max(entry.madeAt, staleSince) }
  }

  // What has been replaced or outdated meanwhile is not worth it.
  const compress = compressLater<Entry>(
    (key, entry) => entries.peek(key) === entry && !isOutdated(entry),
    (key, entry, forms) => void entries.set(key, { ...entry, ...forms }),
  )

  return {
    now: changes.now,
    lastKnown,
    get(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const { until = Infinity } = entry
      if (!isOutdated(entry) && suspendedSince === undefined && until > Date.now()) return entry
      return isDatabaseAway() ? lastKnown(key) : undefined
    },
    /** Keeps an answer; one whose account changed while it was read is never fresh, but the last known. */
    put(key: string, entry: Entry, { isCompressed = true } = {}) {
      if (isGone(entry)) entries.delete(key)
      else if ((entries.peek(key)?.since ?? 0) <= entry.since) {
        entries.set(key, entry)
        if (isCompressed) compress(key, entry)
      }
    },
    once: createSharedReads({ now: changes.now, isGone, isOutdated }),
    /** Which requests are answered before anything else happens to them. */
    ready,
    /** Whether nothing of an account has changed since then. */
    isUnchanged: (customerId: number, since: number) => !isOutdated({ customerId, since }),
    /** An account took something back, or was suspended: what was known of it before is not shown any more. */
    withdraw: changes.withdraw,
    /** Something of an account changed: its answers are outdated from now on. */
    changed: changes.changed,
    /** Changes no longer arrive: nothing is fresh until the next flush. */
    suspend: () => void (suspendedSince ??= Date.now()),
    /** Changes arrive again and some may have been missed: everything is dropped. */
    flush() {
      suspendedSince = undefined
      changes.flush()
      entries.clear()
      ready.clear()
    },
  }
}

/** The cache of one application. */
export type ReadCache = ReturnType<typeof createReadCache>
