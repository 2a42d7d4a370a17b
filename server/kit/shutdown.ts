import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

type Parts = {
  server: Server
  /** The socket.io server; closing its engine drops the websockets, which Feathers' teardown never does. */
  io?: { engine: { close(): unknown } }
  /** Calls over sockets still being answered, when somebody counts them. */
  inFlight?: () => number
  /** What to close afterwards, in this order: workers first, the database last. */
  close: (() => Promise<void>)[]
  /** How long requests in flight may take, in milliseconds. */
  graceMs?: number
}

const runAll = async (steps: (() => Promise<void>)[]) => {
  const errors: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, 'Some parts did not close.')
}

/** Stops accepting, lets requests in flight finish for `graceMs`, then closes sockets and every part in order. */
export const shutdown = async ({ server, io, inFlight, close, graceMs = 10_000 }: Parts): Promise<void> => {
  const deadline = Date.now() + graceMs
  const closed = server.listening ? once(server, 'close') : Promise.resolve()
  if (server.listening) server.close()
  // Kept-alive connections without a request would hold the server open until they time out.
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  while ((inFlight?.() ?? 0) > 0 && Date.now() < deadline) await pause(25)
  io?.engine.close()
  const overdue = pause(Math.max(0, deadline - Date.now()), 'overdue', { ref: false })
  if ((await Promise.race([closed, overdue])) === 'overdue') server.closeAllConnections()
  clearInterval(idle)
  await runAll(close)
}
