/** Runs at most `most` calls at a time, the others in their turn: a long list must not take the whole server. */
export const fewAtOnce = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
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
