import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Server as SocketServer } from 'socket.io'
import type { HttpServer } from './http/http-server'

type Parts = {
  server: Server & Partial<Pick<HttpServer, 'arrived' | 'isAwaiting' | 'giveUp' | 'closeUpgradedConnections'>>
  /** The socket.io server; closing its engine drops the websockets, which Feathers' teardown never does. */
  io?: Pick<SocketServer, 'engine' | 'sockets'>
  /** Calls being carried out, over sockets or for requests whose client went away. */
  calls?: { inFlight(): number; arrived(): number; refuse(): void; giveUp(): void }
  /** What to close afterwards, in this order: workers first, the database last. */
  close: (() => Promise<void>)[]
  /** How many milliseconds nothing may have arrived before the listening ends. */
  quietMs?: number
  /** How many milliseconds that quiet is waited for at most: some visitors never stop coming. */
  arrivalMs?: number
  /** How long requests in flight may take, in milliseconds: on a busy machine work that was done is still told as done. */
  graceMs?: number
}

const checkEveryMs = 25
const farewellMs = 1_500

const runAll = async (steps: (() => Promise<void>)[]) => {
  const errors: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, 'Some parts did not close.')
}

const waitUntil = async (is: () => boolean, deadline: number) => {
  while (!is() && Date.now() < deadline) await pause(checkEveryMs)
}

/** Waits until nothing has arrived for a while. It counts looks at the network, not time: where we are slow, so is whoever sends. */
const waitForQuiet = async ({ server, calls, quietMs = 500 }: Parts, deadline: number) => {
  const arrivals = () => (server.arrived?.() ?? 0) + (calls?.arrived() ?? 0)
  let seen = arrivals()
  let quietTurns = 0
  await waitUntil(() => {
    quietTurns = arrivals() === seen && !server.isAwaiting?.() ? quietTurns + 1 : 0
    seen = arrivals()
    return quietTurns * checkEveryMs > quietMs
  }, deadline)
}

/** Answers that wait to be written go first: the engine's own closing throws them away. */
const closeSockets = async (io: Pick<SocketServer, 'engine' | 'sockets'>, deadline: number) => {
  for (const { conn } of io.sockets.sockets.values()) conn.close()
  await waitUntil(() => io.engine.clientsCount === 0, deadline)
  io.engine.close()
}

/** Takes what arrives until it is quiet, stops accepting, gives calls in flight `graceMs` and tells others to come again, then closes every part in order. */
export const shutDown = async (parts: Parts): Promise<void> => {
  const { server, io, calls, close, arrivalMs = 3_000, graceMs = 25_000 } = parts
  const deadline = Date.now() + graceMs
  const closed = server.listening ? once(server, 'close') : Promise.resolve()
  await waitForQuiet(parts, Math.min(deadline, Date.now() + arrivalMs))
  // Connections that wait to be accepted are reset by the closing; right after a look at the network there are none.
  await nextTurn()
  calls?.refuse()
  if (server.listening) server.close()
  // Kept-alive connections without a request would hold the server open until they time out.
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await waitUntil(() => !calls?.inFlight(), deadline)
  // What comes over sockets until now is answered, too: that we are about to leave.
  if (io) await waitForQuiet(parts, Math.min(deadline, Date.now() + arrivalMs))
  if (calls?.inFlight()) {
    // Better an answer that nobody knows than none: what is under way is finished by whoever starts next.
    calls.giveUp()
    server.giveUp?.()
    await nextTurn()
  }
  const farewellEnd = Date.now() + farewellMs
  if (io) await closeSockets(io, farewellEnd)
  const farewell = setTimeout(() => server.closeUpgradedConnections?.(), farewellMs)
  const overdue = pause(Math.max(deadline, farewellEnd) - Date.now(), 'overdue', { ref: false })
  if ((await Promise.race([closed, overdue])) === 'overdue') server.closeAllConnections()
  clearInterval(idle)
  clearTimeout(farewell)
  await runAll(close)
}
