/** Caches what was loaded for half a minute at most; what is forgotten is loaded afresh. */
export interface ShortCache<T> {
  get(key: string): Promise<T>
  forget(keys: Iterable<string>): void
  clear(): void
}

const maxAgeMs = 30_000
const maxItems = 10_000

/** A cache over `load`; a load that was under way when its key was forgotten is not cached. */
export const createShortCache = <T>(load: (key: string) => Promise<T>): ShortCache<T> => {
  const known = new Map<string, { value: Promise<T>; until: number }>()
  return {
    get(key) {
      const cached = known.get(key)
      if (cached && cached.until > Date.now()) return cached.value
      if (known.size >= maxItems) known.clear()
      const entry = { value: load(key), until: Date.now() + maxAgeMs }
      known.set(key, entry)
      entry.value.catch(() => known.get(key) === entry && known.delete(key))
      return entry.value
    },
    forget(keys) {
      for (const key of keys) known.delete(key)
    },
    clear: () => known.clear(),
  }
}
