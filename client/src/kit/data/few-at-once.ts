/** Runs at most `limit` calls at a time, the others in order: a long list must not occupy the whole server. */
export const fewAtOnce = (limit: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await call()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
