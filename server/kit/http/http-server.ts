import { createServer, Server, ServerResponse, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Node's HTTP server, which also knows how to let go of connections whose websocket was closed. */
export interface HttpServer extends Server {
  /** Ends upgraded connections; a websocket's client that went away never answers its closing. */
  closeUpgradedConnections(): void
}

const checkEveryMs = 1_000
// Silent connections and half-sent headers: looked for once a second, so that none stays longer than ten.
const headersTimeoutMs = 9_000
// Of a whole body: 25 MB over a slow line. Whoever holds a connection for nothing goes much sooner (at-pace).
const requestTimeoutMs = 600_000
const maxConnections = 5_000
// A connection that was opened a moment ago may have a request on its way.
const freshMs = 1_000

const limits = {
  connectionsCheckingInterval: checkEveryMs,
  headersTimeout: headersTimeoutMs,
  requestTimeout: requestTimeoutMs,
}

/** An HTTP server that times slow clients out and, once `isStopping`, keeps no connection alive. */
export const createHttpServer = (listener: RequestListener, isStopping: () => boolean): HttpServer => {
  const openedAt = new Map<Socket, number>()
  const upgraded = new Set<Socket>()
  const answering = new Set<ServerResponse>()

  class Answer extends ServerResponse {
    constructor(...given: ConstructorParameters<typeof ServerResponse>) {
      super(...given)
      answering.add(this)
      this.once('close', () => answering.delete(this))
    }
    // It has three signatures, and all of them pass through here.
    override writeHead(...given: never[]): this {
      if (isStopping()) this.shouldKeepAlive = false
      return super.writeHead(...(given as unknown as [number]))
    }
  }

  const server = createServer({ ...limits, ServerResponse: Answer as typeof ServerResponse }, listener)
  server.maxConnections = maxConnections
  server.on('connection', (socket: Socket) => {
    openedAt.set(socket, Date.now())
    socket.once('close', () => {
      openedAt.delete(socket)
      upgraded.delete(socket)
    })
  })
  server.on('upgrade', (_req, socket: Socket) => {
    openedAt.delete(socket)
    upgraded.add(socket)
  })
  return Object.assign(server, {
    // Node's own takes a connection that has never sent a request, or only half of one, for a busy one.
    closeIdleConnections() {
      const busy = new Set([...answering].map(({ req }) => req.socket))
      const before = Date.now() - freshMs
      for (const [socket, opened] of openedAt) if (opened < before && !busy.has(socket)) socket.destroy()
    },
    closeUpgradedConnections() {
      for (const socket of upgraded) socket.destroy()
    },
  })
}
