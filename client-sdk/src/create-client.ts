import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import socketio from '@feathersjs/socketio-client'
import type { RowEvent } from '@mainstreet/shared/row-change'
import type { ServiceTypes, TableServices } from '@mainstreet/shared/service-types'
import type { Answer, Input, OperationPath, Row, TablePath } from '@mainstreet/shared/services'
import { io } from 'socket.io-client'
import { repeatPayments } from './repeat-payments'

// The slowest answer is a payment's, whose card provider has 25 s.
const ackTimeout = 30_000

/** Where the business is, and what the program signs in with. */
export interface ClientOptions {
  /** Scheme and host of the business's site or of the platform. */
  origin: string
  /** A key of Account › API keys, or the access token of a sign-in; without it, a visitor. */
  apiKey?: string
  /** Further headers of every request. */
  headers?: Record<string, string>
}

type Params = { query?: Record<string, unknown>; headers?: Record<string, string> }

/** What an operation asks for; a key need not name its account. */
type Asked<Body> = Omit<Body, 'customerId'> & Partial<Pick<Body, 'customerId' & keyof Body>>

interface Events<Row> {
  on(event: RowEvent, heard: (row: Row) => void): unknown
  once(event: RowEvent, heard: (row: Row) => void): unknown
  off(event: RowEvent, heard: (row: Row) => void): unknown
}

export type ProgramServices = { [P in TablePath]: TableServices[P] & Events<Row<P>> } & {
  [P in OperationPath]: { create(data: Asked<Input<P>>, params?: Params): Promise<Answer<P>> }
} & Pick<ServiceTypes, 'site'>

/** The official client as programs use it; said in our own types, since Feathers' need those of Node. */
export interface ProgramClient {
  service<P extends keyof ProgramServices>(path: P): ProgramServices[P]
}

interface SignIn {
  service(path: 'authentication'): { create(data: object): Promise<object> }
}

/** The official REST client with the services' types; every call carries the key. */
export const createRestClient = ({ origin, apiKey, headers }: ClientOptions): ProgramClient => {
  const own = { ...headers, ...(apiKey && { authorization: `Bearer ${apiKey}` }) }
  const withHeaders: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...own } })
  return feathers().configure(rest(`${origin}/api`).fetch(withHeaders)) as unknown as ProgramClient
}

/** The official socket client with the services' types, and a way to end it. */
export type LiveClient = ProgramClient & { close(): void }

/** Connects, signs in with the key, and again after each reconnection. A call whose connection is lost fails, but for a payment, which is asked again. */
export const createLiveClient = async ({ origin, apiKey, headers }: ClientOptions): Promise<LiveClient> => {
  const socket = io(origin, { transports: ['websocket'], forceNew: true, extraHeaders: headers, ackTimeout })
  const client = feathers<ServiceTypes>().configure(socketio(socket))
  repeatPayments(client)
  const signIn = async () => {
    if (!apiKey) return
    await (client as unknown as SignIn).service('authentication').create({ strategy: 'api-key', apiKey })
  }
  await new Promise<void>((done, fail) => socket.once('connect', done).once('connect_error', fail))
  await signIn()
  // A key that was revoked meanwhile leaves the connection a visitor's.
  socket.on('connect', () => void signIn().catch(() => undefined))
  return Object.assign(client as unknown as ProgramClient, { close: () => void socket.close() })
}
