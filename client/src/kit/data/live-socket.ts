import type { AnyRow } from './row-columns'
import type { SocketClient } from './socket-client'

/** idle: not started. up: connected and signed in. down: started, but not connected. */
export type LiveStatus = 'idle' | 'connecting' | 'up' | 'down'

/** One event of a service as it came over the wire. */
export interface LiveEvent {
  path: string
  event: 'created' | 'updated' | 'patched' | 'removed'
  row: AnyRow & Record<string, unknown>
}

/** A websocket for events: connects when started, signs itself in, and reports when events may have been missed. */
export interface LiveSocket {
  status(): LiveStatus
  start(): void
  stop(): void
  /** Signs in again, with a newer token. */
  signIn(): void
  onStatus(listener: () => void): () => void
  onEvent(listener: (event: LiveEvent) => void): () => void
  /** Everything read so far may be stale: after connecting, and when the server reports a gap. */
  onMissed(listener: () => void): () => void
}

/** Whom a socket connects for: a visitor's preview, or a user's token. */
export interface LiveSocketOptions {
  query?: Record<string, string>
  token?: () => Promise<string>
  /** Called with a token that the server refused; returns a newer one. */
  renew?: (refused: string) => Promise<string>
  connect?: (query: Record<string, string>) => Promise<SocketClient>
}

const verbs = new Set(['created', 'updated', 'patched', 'removed'])
const load = async (query: Record<string, string>) =>
  (await import('./socket-client')).createSocketClient(query)

const emitter = <Args extends unknown[]>() => {
  const listeners = new Set<(...args: Args) => void>()
  return {
    emit: (...args: Args) => listeners.forEach((listener) => listener(...args)),
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const readEvent = (name: string, row: unknown): LiveEvent | undefined => {
  const at = name.lastIndexOf(' ')
  const event = name.slice(at + 1)
  const isRow = typeof row === 'object' && row !== null && 'id' in row
  if (at < 1 || !verbs.has(event) || !isRow) return undefined
  return { path: name.slice(0, at), event: event as LiveEvent['event'], row: row as LiveEvent['row'] }
}

// Not by Feathers' authentication client: after a reconnect it presents the token of before, which may have expired.
const signInWith = async ({ app }: SocketClient, { token, renew }: LiveSocketOptions) => {
  if (!token) return
  const authentication = app.service('authentication')
  const present = (accessToken: string) => authentication.create({ strategy: 'jwt', accessToken })
  const current = await token()
  await present(current).catch(async (error: { code?: number }) => {
    if (error.code !== 401 || !renew) throw error
    await present(await renew(current))
  })
}

/** Creates the socket without connecting it. */
export const createLiveSocket = (options: LiveSocketOptions = {}): LiveSocket => {
  const statuses = emitter<[]>()
  const events = emitter<[LiveEvent]>()
  const misses = emitter<[]>()
  let status: LiveStatus = 'idle'
  let client: SocketClient | undefined
  let started = false
  let attempt = 0
  let signingIn = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const setStatus = (next: LiveStatus) => {
    if (next === status) return
    status = next
    statuses.emit()
  }
  const setDown = () => {
    if (started) setStatus('down')
  }
  // A server that is being replaced disconnects all clients at once; they reconnect at different times.
  const retry = () => {
    clearTimeout(retryTimer)
    retryTimer = setTimeout(
      () => (client ? client.socket.connect() : void open()),
      1000 + Math.random() * 3000,
    )
  }
  const signIn = async () => {
    const current = client
    if (!current?.socket.connected || signingIn) return
    signingIn = true
    try {
      await signInWith(current, options)
      if (!started || current !== client) return
      const isNew = status !== 'up'
      setStatus('up')
      // A newer token of the same session leaves no channel, so nothing was missed.
      if (isNew) misses.emit()
    } catch {
      current.socket.disconnect()
      if (started && current === client) retry()
    } finally {
      signingIn = false
    }
  }

  const open = async () => {
    const thisAttempt = ++attempt
    let created: SocketClient
    try {
      created = await (options.connect ?? load)(options.query ?? {})
    } catch {
      if (thisAttempt !== attempt) return
      setDown()
      return retry()
    }
    // Stopped or restarted while the code was loading.
    if (thisAttempt !== attempt) return
    client = created
    const { socket } = created
    socket.on('connect', () => void signIn())
    socket.on('connect_error', setDown)
    socket.on('disconnect', (reason) => {
      setDown()
      if (started && reason === 'io server disconnect') retry()
    })
    socket.on('gap', () => misses.emit())
    // One listener for all services: the cache follows whatever it holds.
    socket.onAny((name: string, row: unknown) => {
      const event = readEvent(name, row)
      if (event) events.emit(event)
    })
    socket.connect()
  }

  return {
    status: () => status,
    start() {
      if (started) return
      started = true
      setStatus('connecting')
      void open()
    },
    stop() {
      started = false
      attempt += 1
      clearTimeout(retryTimer)
      client?.socket.removeAllListeners()
      client?.socket.offAny()
      client?.socket.disconnect()
      client = undefined
      setStatus('idle')
    },
    signIn: () => void signIn(),
    onStatus: statuses.subscribe,
    onEvent: events.subscribe,
    onMissed: misses.subscribe,
  }
}
