import { Timeout } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { RequestContext } from './context'

interface Pace {
  /** A body may come as slowly as it likes for so long. */
  graceMs: number
  /** From then on it must have come at this rate since it began. */
  bytesPerSecond: number
}

// 25 MB over a slow line take minutes, so time alone cannot tell a slow sender from one who only holds a connection.
const usual: Pace = { graceMs: 30_000, bytesPerSecond: 32_000 }

/** Answers what is read of a request's body; throws 408 and closes the connection where its sender is too slow. */
export const readAtPace = async <T>(
  ctx: RequestContext,
  read: () => Promise<T>,
  pace = usual,
): Promise<T> => {
  const { socket } = ctx.req
  const startedAt = performance.now()
  const before = socket.bytesRead
  let checks: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    const check = () => {
      const ms = performance.now() - startedAt
      if (ms < pace.graceMs || (socket.bytesRead - before) * 1000 >= pace.bytesPerSecond * ms) return
      ctx.set('connection', 'close')
      reject(new Timeout(refusal('body-too-slow')))
    }
    checks = setInterval(check, pace.graceMs / 10)
  })
  try {
    return await Promise.race([read(), tooSlow])
  } finally {
    clearInterval(checks)
  }
}
