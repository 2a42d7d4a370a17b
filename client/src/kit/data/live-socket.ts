import { ApiError, toApiError, unreachable } from './rest'
import type { SocketClient } from './socket-client'

/** idle: not wanted yet. up: connected and known to the server. down: wanted, but not there. */
export type LiveStatus = 'idle' | 'connecting' | 'up' | 'down'

/** One event of a service as it came over the wire. */
export interface LiveEvent {
  path: string
  event: 'created' | 'updated' | 'patched' | 'removed'
  row: { id: number } & Record<string, unknown>
}

type Method = 'find' | 'get' | 'create' | 'update' | 'patch' | 'remove'

/** A websocket that starts when asked, signs itself in, and says when events may have been missed. */
export interface LiveSocket {
  status(): LiveStatus
  start(): void
  stop(): void
  /** Signs in again, with a newer token. */
  signIn(): void
  /** A Feathers call with the arguments the method takes; throws ApiError, code 0 when the connection broke. */
  call<T>(path: string, method: Method, args: readonly unknown[]): Promise<T>
  onStatus(listener: () => void): () => void
  onEvent(listener: (event: LiveEvent) => void): () => void
  /** Everything read so far may be old: after connecting and when the server says so. */
  onMissed(listener: () => void): () => void
}

/** How a socket knows who it is for: a visitor's preview, or a user's token. */
export interface LiveSocketOptions {
  query?: Record<string, string>
  token?: () => Promise<string>
  /** Called with a token that the server refused; answers a newer one. */
  renew?: (refused: string) => Promise<string>
  connect?: (query: Record<string, string>) => Promise<SocketClient>
}

const verbs = new Set(['created', 'updated', 'patched', 'removed'])
const patience = 20_000
const load = async (query: Record<string, string>) =>
  (await import('./socket-client')).createSocketClient(query)

const listenersOf = <Args extends unknown[]>() => {
  const all = new Set<(...args: Args) => void>()
  return {
    tell: (...args: Args) => all.forEach((each) => each(...args)),
    add: (listener: (...args: Args) => void) => {
      all.add(listener)
      return () => void all.delete(listener)
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

const signInWith = async ({ app }: SocketClient, { token, renew }: LiveSocketOptions) => {
  if (!token) return
  const authentication = app.service('authentication')
  const present = (accessToken: string) => authentication.create({ strategy: 'jwt', accessToken })
  const own = await token()
  await present(own).catch(async (error: { code?: number }) => {
    if (error.code !== 401 || !renew) throw error
    await present(await renew(own))
  })
}

/** Creates the socket without connecting it. */
export const createLiveSocket = (options: LiveSocketOptions = {}): LiveSocket => {
  const statuses = listenersOf<[]>()
  const events = listenersOf<[LiveEvent]>()
  const misses = listenersOf<[]>()
  const waiting = new Set<(error: ApiError) => void>()
  let status: LiveStatus = 'idle'
  let client: SocketClient | undefined
  let wanted = false
  let attempt = 0
  let signingIn = false
  let again: ReturnType<typeof setTimeout> | undefined

  const become = (next: LiveStatus) => {
    if (next === status) return
    status = next
    statuses.tell()
  }
  const lost = () => {
    if (wanted) become('down')
    waiting.forEach((reject) => reject(unreachable()))
  }
  // A server that is being replaced tells every client at once; they come back spread out.
  const retry = () => {
    clearTimeout(again)
    again = setTimeout(() => (client ? client.socket.connect() : void open()), 1000 + Math.random() * 3000)
  }
  const signIn = async () => {
    const current = client
    if (!current?.socket.connected || signingIn) return
    signingIn = true
    try {
      await signInWith(current, options)
      if (!wanted || current !== client) return
      const isNew = status !== 'up'
      become('up')
      // A newer token of the same session leaves no room, so nothing was missed.
      if (isNew) misses.tell()
    } catch {
      current.socket.disconnect()
      if (wanted && current === client) retry()
    } finally {
      signingIn = false
    }
  }

  const open = async () => {
    const mine = ++attempt
    let made: SocketClient
    try {
      made = await (options.connect ?? load)(options.query ?? {})
    } catch {
      if (mine !== attempt) return
      lost()
      return retry()
    }
    // Stopped, or started anew, while the code was being loaded.
    if (mine !== attempt) return
    client = made
    const { socket } = made
    socket.on('connect', () => void signIn())
    socket.on('connect_error', lost)
    socket.on('disconnect', (reason) => {
      lost()
      if (wanted && reason === 'io server disconnect') retry()
    })
    socket.on('gap', () => misses.tell())
    socket.onAny((name: string, row: unknown) => {
      const event = readEvent(name, row)
      if (event) events.tell(event)
    })
    socket.connect()
  }

  return {
    status: () => status,
    start() {
      if (wanted) return
      wanted = true
      become('connecting')
      void open()
    },
    stop() {
      wanted = false
      attempt += 1
      clearTimeout(again)
      client?.socket.removeAllListeners()
      client?.socket.offAny()
      client?.socket.disconnect()
      client = undefined
      lost()
      become('idle')
    },
    signIn: () => void signIn(),
    call: <T>(path: string, method: Method, args: readonly unknown[]) =>
      new Promise<T>((resolve, reject) => {
        if (!client || status !== 'up') return reject(unreachable())
        const timer = setTimeout(() => settle(() => reject(unreachable())), patience)
        const fail = (error: ApiError) => settle(() => reject(error))
        const settle = (how: () => void) => {
          clearTimeout(timer)
          waiting.delete(fail)
          how()
        }
        waiting.add(fail)
        const service = client.app.service(path) as unknown as Record<
          Method,
          (...all: unknown[]) => Promise<T>
        >
        service[method](...args).then(
          (answer) => settle(() => resolve(answer)),
          (error: { code?: number }) => fail(toApiError({ ...error, ...named(error) }, error.code ?? 0)),
        )
      }),
    onStatus: statuses.add,
    onEvent: events.add,
    onMissed: misses.add,
  }
}

/** An error's name and message are not its own enumerable properties. */
const named = (error: unknown) => {
  const { name, message } = error as Error
  return { name, message }
}
