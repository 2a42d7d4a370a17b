import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Server as SocketServer } from 'socket.io'
import type { HttpServer } from './http/http-server'

type Parts = {
  server: Server & Partial<Pick<HttpServer, 'closeUpgradedConnections'>>
  /** The socket.io server; closing its engine drops the websockets, which Feathers' teardown never does. */
  io?: Pick<SocketServer, 'engine' | 'sockets'>
  /** Calls being carried out, over sockets or for requests whose client went away. */
  calls?: { inFlight(): number; refuse(): void }
  /** What to close afterwards, in this order: workers first, the database last. */
  close: (() => Promise<void>)[]
  /** How many milliseconds what was sent before may still take to arrive. */
  arrivalMs?: number
  /** How long requests in flight may take, in milliseconds. */
  graceMs?: number
}

const checkEveryMs = 25
const farewellMs = 1_000

const runAll = async (steps: (() => Promise<void>)[]) => {
  const errors: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, 'Some parts did not close.')
}

const waitUntil = async (is: () => boolean, deadline: number) => {
  while (!is() && Date.now() < deadline) await pause(checkEveryMs)
}

/** Answers that wait to be written go first: the engine's own closing throws them away. */
const closeSockets = async (io: Pick<SocketServer, 'engine' | 'sockets'>, deadline: number) => {
  for (const { conn } of io.sockets.sockets.values()) conn.close()
  await waitUntil(() => io.engine.clientsCount === 0, Math.min(deadline, Date.now() + farewellMs))
  io.engine.close()
}

/** Takes what has arrived, stops accepting, lets calls in flight finish for `graceMs`, then closes sockets and every part in order. */
export const shutdown = async (parts: Parts): Promise<void> => {
  const { server, io, calls, close, arrivalMs = 250, graceMs = 8_000 } = parts
  const deadline = Date.now() + graceMs
  const closed = server.listening ? once(server, 'close') : Promise.resolve()
  if (arrivalMs > 0) await pause(arrivalMs)
  // Connections that wait to be accepted are reset by the closing; right after a look at the network there are none.
  await nextTurn()
  calls?.refuse()
  if (server.listening) server.close()
  // Kept-alive connections without a request would hold the server open until they time out.
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await waitUntil(() => !calls?.inFlight(), deadline)
  if (io) await closeSockets(io, deadline)
  const farewell = setTimeout(() => server.closeUpgradedConnections?.(), farewellMs)
  const overdue = pause(Math.max(0, deadline - Date.now()), 'overdue', { ref: false })
  if ((await Promise.race([closed, overdue])) === 'overdue') server.closeAllConnections()
  clearInterval(idle)
  clearTimeout(farewell)
  await runAll(close)
}
