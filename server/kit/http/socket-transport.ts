import socketio from '@feathersjs/socketio'
import type { Server, Socket } from 'socket.io'
import type { Application } from '../../declarations'
import type { Connection } from '../events/sockets'
import { visitor } from '../service/caller/caller'
import { cleanError } from '../service/errors'
import { clientAddress } from './host'
import { checkSocketCalls } from './service-calls'
import { siteOf } from './site-of-request'
import { isOwnOrigin } from './own-origin'
import { cachedSocketReads } from './cached/socket-reads'

const maxMessageBytes = 100_000
const maxMessagesPerSecond = 50
const burst = 200
const maxConnectionsPerAddress = 100
// Of a websocket whose client never says which site it wants.
const connectTimeoutMs = 10_000

/** A token bucket: a socket that floods is closed, the others do not notice. */
const budgetOf = (socket: Socket) => {
  let tokens = burst
  let filledAt = Date.now()
  socket.use((_packet, next) => {
    const now = Date.now()
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * maxMessagesPerSecond) - 1
    filledAt = now
    if (tokens < 0) socket.disconnect(true)
    else next()
  })
}

/** The websockets: who connects to which site, how much one may send, and where each event goes. */
export const socketTransport = (app: Application): void => {
  const perAddress = new Map<string, number>()

  const count = (socket: Socket, address: string): boolean => {
    const open = (perAddress.get(address) ?? 0) + 1
    if (open > maxConnectionsPerAddress && app.get('settings').production) return false
    perAddress.set(address, open)
    app.get('metrics').sockets.inc()
    socket.on('disconnect', () => {
      app.get('metrics').sockets.dec()
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
    return true
  }

  const welcome = async (socket: Socket & { feathers?: Connection }) => {
    const tenant = (
      await siteOf(socket.request, { settings: app.get('settings'), tenants: app.get('tenants') })
    )?.tenant
    const asked = Number(socket.handshake.query.previewId)
    const preview =
      Number.isInteger(asked) && asked > 0 && (await app.get('tenants').isPublished(asked))
        ? asked
        : undefined
    const address = clientAddress(socket.request, app.get('settings').trustProxy)
    const siteId = preview ?? (tenant?.published ? tenant.id : undefined)
    Object.assign(socket.feathers!, { caller: visitor, siteId, preview: preview !== undefined, address })
    return count(socket, address)
  }

  const transport = socketio(
    {
      maxHttpBufferSize: maxMessageBytes,
      connectTimeout: connectTimeoutMs,
      allowRequest: (req, decide) => decide(null, isOwnOrigin(req, app.get('settings').trustProxy)),
    },
    (io: Server) => {
      io.use((socket, next) => {
        welcome(socket)
          .then((may) => (may ? next() : next(new Error('Too many connections.'))))
          .catch((error: unknown) => next(cleanError(error)))
      })
      io.on('connection', (socket) => app.get('sockets').open(socket))
      io.on('connection', budgetOf)
      io.on('connection', checkSocketCalls(app.services))
    },
  )
  app.configure(transport)
  // As a visitor it hears of its site again.
  app.on('logout', (_result: unknown, { connection }: { connection?: Connection }) => {
    if (connection) app.get('sockets').become(connection, visitor)
  })
  app.hooks({ around: { all: [app.get('calls').sockets, cachedSocketReads(app.get('readCache'))] } })
}
