/** Remembers what was loaded for half a minute at most; what is forgotten is loaded afresh. */
export interface ShortMemory<T> {
  get(key: string): Promise<T>
  forget(keys: Iterable<string>): void
  clear(): void
}

const keptFor = 30_000
const keptMost = 10_000

/** A memory over `load`; a load that was under way when its key was forgotten is not kept. */
export const createShortMemory = <T>(load: (key: string) => Promise<T>): ShortMemory<T> => {
  const known = new Map<string, { value: Promise<T>; until: number }>()
  return {
    get(key) {
      const kept = known.get(key)
      if (kept && kept.until > Date.now()) return kept.value
      if (known.size >= keptMost) known.clear()
      const entry = { value: load(key), until: Date.now() + keptFor }
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
