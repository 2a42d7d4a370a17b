import { Unavailable } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import pLimit from 'p-limit'

interface Bounds {
  atOnce: number
  /** How many uploads one key may have running, so that it does not delay all others. */
  perKey: number
  mayWait: number
}

/** Bounds how many uploads are in memory: runs each in its turn, first come first served among keys that may. */
export const createUploadTurns = ({ atOnce, perKey, mayWait }: Bounds) => {
  const all = pLimit(atOnce)
  const keys = new Map<string, { limit: ReturnType<typeof pLimit>; calls: number }>()
  let calls = 0

  return async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    if (calls >= atOnce + mayWait) throw new Unavailable(refusal('too-many-uploads'))
    const own = keys.get(key) ?? { limit: pLimit(perKey), calls: 0 }
    keys.set(key, own)
    calls++
    own.calls++
    try {
      // A key's turn comes first, so that none of its calls waits in the line of all while it may not run.
      return await own.limit(() => all(run))
    } finally {
      calls--
      if (--own.calls === 0) keys.delete(key)
    }
  }
}
