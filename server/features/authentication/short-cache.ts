import { LRUCache } from 'lru-cache'

/** Caches what was loaded for half a minute at most; what is forgotten is loaded afresh. */
export interface ShortCache<T> {
  get(key: string): Promise<T>
  forget(keys: Iterable<string>): void
  clear(): void
}

/** A cache over `load`; a load that was under way when its key was forgotten is not cached. */
export const createShortCache = <T>(load: (key: string) => Promise<T>): ShortCache<T> => {
  // Promises, because what was not found is worth caching too.
  const known = new LRUCache<string, Promise<T>>({ max: 10_000, ttl: 30_000, perf: Date })
  return {
    get(key) {
      const cached = known.get(key)
      if (cached) return cached
      const loading = load(key)
      known.set(key, loading)
      loading.catch(() => known.peek(key) === loading && known.delete(key))
      return loading
    },
    forget(keys) {
      for (const key of keys) known.delete(key)
    },
    clear: () => known.clear(),
  }
}
