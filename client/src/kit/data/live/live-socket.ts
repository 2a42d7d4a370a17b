import { rowEvents, type RowChange, type RowEvent } from '@mainstreet/shared/row-change'
import { createEmitter } from '../../emitter'
import type { SocketClient } from './socket-client'

/** idle: not started. up: connected and signed in. down: started, but not connected. */
export type LiveStatus = 'idle' | 'connecting' | 'up' | 'down'

/** A websocket for events: connects when started, signs itself in, and reports when events may have been missed. */
export interface LiveSocket {
  status(): LiveStatus
  start(): void
  stop(): void
  /** Signs in again, with a newer token. */
  signIn(): void
  onStatus(listener: () => void): () => void
  onEvent(listener: (event: RowChange) => void): () => void
  /** Everything read so far may be stale: after connecting, and when the server reports a gap. */
  onMissed(listener: () => void): () => void
}

/** Whom a socket connects for: a visitor's preview, or a user's token. */
export interface LiveSocketOptions {
  query?: Record<string, string>
  token?: () => Promise<string>
  /** Called with a token that the server refused; returns a newer one. */
  renew?: (refused: string) => Promise<string>
  /** Whose events staff receive: those of one account, or what happens to the accounts themselves. */
  follow?: number | 'accounts'
  /** Called when the server says that the user's rights have changed. */
  onAccess?: () => void
  connect?: (query: Record<string, string>) => Promise<SocketClient>
}

const verbs = new Set<string>(rowEvents)
const loadClient = async (query: Record<string, string>) =>
  (await import('./socket-client')).createSocketClient(query)

const readEvent = (name: string, row: unknown): RowChange | undefined => {
  const at = name.lastIndexOf(' ')
  const event = name.slice(at + 1)
  const isRow = typeof row === 'object' && row !== null && 'id' in row
  if (at < 1 || !verbs.has(event) || !isRow) return undefined
  // Both were checked just now.
  return { path: name.slice(0, at), event: event as RowEvent, row: row as RowChange['row'] }
}

// Not by Feathers' authentication client: after a reconnect it presents the token of before, which may have expired.
const authenticateSocket = async ({ app }: SocketClient, { token, renew, follow }: LiveSocketOptions) => {
  if (!token) return
  const authentication = app.service('authentication')
  const present = (accessToken: string) => authentication.create({ strategy: 'jwt', accessToken })
  const current = await token()
  await present(current).catch(async (error: { code?: number }) => {
    if (error.code !== 401 || !renew) throw error
    await present(await renew(current))
  })
  // The server lets staff hear of what they have asked for last over the socket.
  if (follow)
    await app.service('account').find({ query: { ...(follow !== 'accounts' && { id: follow }), $limit: 0 } })
}

const createStatus = () => {
  const changes = createEmitter()
  let status: LiveStatus = 'idle'
  return {
    read: () => status,
    subscribe: changes.subscribe,
    set(next: LiveStatus) {
      if (next === status) return
      status = next
      changes.emit()
    },
  }
}

const signInWith = (client: SocketClient, options: LiveSocketOptions): Promise<boolean> =>
  authenticateSocket(client, options).then(
    () => true,
    () => false,
  )

/** Drops the calls made while one runs. */
const oneAtATime = <Args extends unknown[]>(run: (...args: Args) => Promise<void>) => {
  let running: Promise<void> | undefined
  return (...args: Args) => {
    running ??= run(...args).finally(() => {
      running = undefined
    })
  }
}

// A server that is being replaced disconnects all clients at once; they reconnect at different times.
const createRetry = (run: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const start = () => {
    stop()
    timer = setTimeout(run, 1000 + Math.random() * 3000)
  }
  return { start, stop }
}

interface SocketListeners {
  onConnect(): void
  onDown(): void
  /** The server closed the connection: socket.io does not reconnect then. */
  onClosed(): void
  onGap(): void
  onAccess(): void
  onEvent(event: RowChange): void
}

const listenTo = ({ socket }: SocketClient, listeners: SocketListeners) => {
  const { onConnect, onDown, onClosed, onGap, onAccess, onEvent } = listeners
  socket.on('connect', onConnect)
  socket.on('connect_error', onDown)
  socket.on('disconnect', (reason) => {
    onDown()
    if (reason === 'io server disconnect') onClosed()
  })
  socket.on('gap', onGap)
  socket.on('access', onAccess)
  // One listener for all services: the cache follows whatever it holds.
  socket.onAny((name: string, row: unknown) => {
    const event = readEvent(name, row)
    if (event) onEvent(event)
  })
}

const closeSocket = ({ socket }: SocketClient) => {
  socket.removeAllListeners()
  socket.offAny()
  socket.io.reconnection(false)
  // A browser takes a connection that is closed before it stands for one that failed, and says so.
  if (socket.active && !socket.connected) socket.once('connect', () => socket.disconnect())
  else socket.disconnect()
}

/** Creates the socket without connecting it. */
export const createLiveSocket = (options: LiveSocketOptions = {}): LiveSocket => {
  const status = createStatus()
  const events = createEmitter<[RowChange]>()
  const misses = createEmitter()
  let client: SocketClient | undefined
  let attempt = 0

  const onDown = () => status.set('down')
  const retry = createRetry(() => (client ? client.socket.connect() : void open()))
  const signInOnce = oneAtATime(async (current: SocketClient) => {
    const isSignedIn = await signInWith(current, options)
    if (!isSignedIn) current.socket.disconnect()
    if (current !== client) return
    if (!isSignedIn) return retry.start()
    // A newer token of the same session leaves no channel, so nothing was missed.
    if (status.read() === 'up') return
    status.set('up')
    misses.emit()
  })
  const signIn = () => {
    if (client?.socket.connected) signInOnce(client)
  }
  const open = async () => {
    const thisAttempt = ++attempt
    const created = await (options.connect ?? loadClient)(options.query ?? {}).catch(() => undefined)
    // Stopped or restarted while the code was loading.
    if (thisAttempt !== attempt) return
    if (!created) {
      onDown()
      return retry.start()
    }
    client = created
    listenTo(created, {
      onConnect: signIn,
      onDown,
      onClosed: retry.start,
      onGap: misses.emit,
      onAccess: () => options.onAccess?.(),
      onEvent: events.emit,
    })
    created.socket.connect()
  }

  return {
    status: status.read,
    start() {
      if (status.read() !== 'idle') return
      status.set('connecting')
      void open()
    },
    stop() {
      attempt += 1
      retry.stop()
      if (client) closeSocket(client)
      client = undefined
      status.set('idle')
    },
    signIn,
    onStatus: status.subscribe,
    onEvent: events.subscribe,
    onMissed: misses.subscribe,
  }
}
