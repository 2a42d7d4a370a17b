import { feathers, type Application } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import socketio from '@feathersjs/socketio-client'
import type { ServiceTypes } from '@mainstreet/shared/service-types'
import { io } from 'socket.io-client'

/** Where the business is, and what the program signs in with. */
export interface ClientOptions {
  /** Scheme and host of the business's site or of the platform. */
  origin: string
  /** A key of Account › API keys, or the access token of a sign-in; without it, a visitor. */
  apiKey?: string
  /** Further headers of every request. */
  headers?: Record<string, string>
}

interface SignIn {
  service(path: 'authentication'): { create(data: object): Promise<object> }
}

/** The official REST client with the services' types; every call carries the key. */
export const createRestClient = ({ origin, apiKey, headers }: ClientOptions): Application<ServiceTypes> => {
  const own = { ...headers, ...(apiKey && { authorization: `Bearer ${apiKey}` }) }
  const withHeaders: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...own } })
  return feathers<ServiceTypes>().configure(rest(`${origin}/api`).fetch(withHeaders))
}

/** The official socket client with the services' types, and a way to end it. */
export type LiveClient = Application<ServiceTypes> & { close(): void }

/** Connects, signs in with the key, and does so again after each reconnection; what the services say arrives as Feathers events. */
export const createLiveClient = async ({ origin, apiKey, headers }: ClientOptions): Promise<LiveClient> => {
  const socket = io(origin, { transports: ['websocket'], forceNew: true, extraHeaders: headers })
  const client = feathers<ServiceTypes>().configure(socketio(socket, { timeout: 10_000 }))
  const signIn = async () => {
    if (!apiKey) return
    const { service } = client as unknown as SignIn
    await service.call(client, 'authentication').create({ strategy: 'api-key', apiKey })
  }
  await new Promise<void>((done, fail) => socket.once('connect', done).once('connect_error', fail))
  await signIn()
  // A key that was revoked meanwhile leaves the connection a visitor's.
  socket.on('connect', () => void signIn().catch(() => undefined))
  return Object.assign(client, { close: () => void socket.close() })
}
