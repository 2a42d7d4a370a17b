import { refusal } from '@mainstreet/shared/refusals/refusal'
import { createServer, Server, ServerResponse, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { retryAfter } from '../service/errors'

/** Node's HTTP server, which also knows how to let go of connections whose websocket was closed. */
export interface HttpServer extends Server {
  /** Ends upgraded connections; a websocket's client that went away never answers its closing. */
  closeUpgradedConnections(): void
  /** Answers every request that is under way with 503. */
  giveUp(): void
  /** How many connections have been accepted so far. */
  arrived(): number
  /** Whether a connection was opened a moment ago whose request has not been read. */
  isAwaiting(): boolean
}

const checkEveryMs = 1_000
// Silent connections and half-sent headers: looked for once a second, so that none stays longer than ten.
const headersTimeoutMs = 9_000
// Of a whole body: 25 MB over a slow line. Whoever holds a connection for nothing goes much sooner (at-pace).
const requestTimeoutMs = 600_000
const maxConnections = 5_000
// A connection that was opened a moment ago may have a request on its way.
const freshMs = 2_000

// As the API's errors are; whoever waits for a page can read it, too.
const restarting = JSON.stringify({
  ok: false,
  name: 'Unavailable',
  ...refusal('server-restarting'),
  code: 503,
  className: 'unavailable',
})
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(retryAfter),
}

const limits = {
  connectionsCheckingInterval: checkEveryMs,
  headersTimeout: headersTimeoutMs,
  requestTimeout: requestTimeoutMs,
}

/** An HTTP server that times slow clients out and, once `isStopping`, keeps no connection alive. */
export const createHttpServer = (listener: RequestListener, isStopping: () => boolean): HttpServer => {
  const openedAt = new Map<Socket, number>()
  const upgraded = new Set<Socket>()
  const answering = new Map<Socket, ServerResponse>()
  const silent = new Set<Socket>()
  let arrived = 0

  class Answer extends ServerResponse {
    // An answer has its connection from its turn on until it is written; the next one waits for that.
    override assignSocket(socket: Socket): void {
      answering.set(socket, this)
      silent.delete(socket)
      super.assignSocket(socket)
    }
    override detachSocket(socket: Socket): void {
      answering.delete(socket)
      super.detachSocket(socket)
    }
    // It has three signatures, and all of them pass through here.
    override writeHead(status: number, ...given: never[]): this {
      if (isStopping()) this.shouldKeepAlive = false
      return super.writeHead(status, ...given)
    }
  }

  const server = createServer({ ...limits, ServerResponse: Answer as typeof ServerResponse }, listener)
  server.maxConnections = maxConnections
  server.on('connection', (socket: Socket) => {
    arrived++
    openedAt.set(socket, Date.now())
    silent.add(socket)
    socket.once('close', () => {
      answering.delete(socket)
      silent.delete(socket)
      openedAt.delete(socket)
      upgraded.delete(socket)
    })
  })
  server.on('upgrade', (_req, socket: Socket) => {
    openedAt.delete(socket)
    silent.delete(socket)
    upgraded.add(socket)
  })
  return Object.assign(server, {
    arrived: () => arrived,
    isAwaiting() {
      const since = Date.now() - freshMs
      return [...silent].some((socket) => openedAt.get(socket)! > since)
    },
    // Node's own takes a connection that has never sent a request, or only half of one, for a busy one.
    closeIdleConnections() {
      const before = Date.now() - freshMs
      for (const [socket, opened] of openedAt) if (opened < before && !answering.has(socket)) socket.destroy()
    },
    giveUp() {
      for (const answer of answering.values())
        if (!answer.headersSent) answer.writeHead(503, headers).end(restarting)
    },
    closeUpgradedConnections() {
      for (const socket of upgraded) socket.destroy()
    },
  })
}
