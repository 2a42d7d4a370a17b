import pLimit from 'p-limit'

interface Bounds {
  atOnce: number
  mayWait: number
  /** What is thrown when so many wait already. */
  refusal(): Error
}

/** Runs at most `atOnce` calls at a time; the others wait their turn. */
export const createCallQueue = ({ atOnce, mayWait, refusal }: Bounds) => {
  const limit = pLimit(atOnce)
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= mayWait) throw refusal()
    return limit(run)
  }
}
