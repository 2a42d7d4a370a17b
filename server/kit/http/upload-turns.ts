import { Unavailable } from '@feathersjs/errors'

interface Waiting {
  key: string
  start(): void
}

interface Bounds {
  atOnce: number
  /** The most that one key may have running, so that nobody keeps all others waiting. */
  perKey: number
  mayWait: number
}

/** Bounds how many uploads are in memory: runs each in its turn, first come first served among keys that may. */
export const createUploadTurns = ({ atOnce, perKey, mayWait }: Bounds) => {
  const running = new Map<string, number>()
  const waiting: Waiting[] = []
  let total = 0

  const may = (key: string) => total < atOnce && (running.get(key) ?? 0) < perKey

  const enter = (key: string) => {
    total++
    running.set(key, (running.get(key) ?? 0) + 1)
  }

  const leave = (key: string) => {
    total--
    const left = running.get(key)! - 1
    if (left) running.set(key, left)
    else running.delete(key)
    const next = waiting.findIndex((each) => may(each.key))
    if (next >= 0) waiting.splice(next, 1)[0]!.start()
  }

  return async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    if (may(key)) enter(key)
    else if (waiting.length >= mayWait) throw new Unavailable('Too many uploads at once, please try again.')
    else
      await new Promise<void>((resolve) => {
        const start = () => {
          enter(key)
          resolve()
        }
        waiting.push({ key, start })
      })
    try {
      return await run()
    } finally {
      leave(key)
    }
  }
}
