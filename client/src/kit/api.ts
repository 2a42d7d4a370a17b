import type { Page } from '@mainstreet/shared/paging'
import type { Answer, Input, OperationPath, Row, TablePath, Write } from '@mainstreet/shared/services'
import type { Site } from '@mainstreet/shared/site'
import { createLiveSocket, type LiveSocket } from './live-socket'
import { addressOf, ApiError, rest, unreachable, type Query, type RestCall } from './rest'
import type { Session } from './session'
import { upload, type Upload } from './upload'

/** The server as one surface calls it: typed by service path, scoped to its account or site. Everything throws ApiError. */
export interface Api {
  surface: 'public' | 'dashboard'
  previewId?: number
  find<P extends TablePath>(path: P, query?: Query, signal?: AbortSignal): Promise<Page<Row<P>>>
  get<P extends TablePath>(path: P, id: number, signal?: AbortSignal): Promise<Row<P>>
  create<P extends TablePath>(path: P, data: Write<P>): Promise<Row<P>>
  update<P extends TablePath>(path: P, id: number, data: Write<P>): Promise<Row<P>>
  patch<P extends TablePath>(path: P, id: number, data: Write<P>): Promise<Row<P>>
  remove<P extends TablePath>(path: P, id: number): Promise<Row<P>>
  /** Removes many by the one key that the service allows, such as `{itemId}`. */
  removeBy<P extends TablePath>(path: P, query: Query): Promise<Row<P>[]>
  run<P extends OperationPath>(path: P, input: Input<P>, headers?: Record<string, string>): Promise<Answer<P>>
  site(signal?: AbortSignal): Promise<Site>
  upload: Upload
  live: LiveSocket
}

type Method = 'find' | 'get' | 'create' | 'update' | 'patch' | 'remove'

interface Call {
  path: string
  method: Method
  id?: number | null
  data?: unknown
  query?: Query
  signal?: AbortSignal
}

const verbs = {
  find: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
} as const

/** The arguments of a Feathers call in their order. */
const argumentsOf = ({ method, id, data, query }: Call): unknown[] => {
  const params = { query: query ?? {} }
  if (method === 'find') return [params]
  if (method === 'create') return [data, params]
  if (method === 'get' || method === 'remove') return [id, params]
  return [id, data, params]
}

type Send = <T>(call: Call) => Promise<T>
type Post = <T>(address: string, call: RestCall) => Promise<T>

const tables = (send: Send) => ({
  find: ((path, query, signal) => send({ path, method: 'find', query, signal })) as Api['find'],
  get: ((path, id, signal) => send({ path, method: 'get', id, signal })) as Api['get'],
  create: ((path, data) => send({ path, method: 'create', data })) as Api['create'],
  update: ((path, id, data) => send({ path, method: 'update', id, data })) as Api['update'],
  patch: ((path, id, data) => send({ path, method: 'patch', id, data })) as Api['patch'],
  remove: ((path, id) => send({ path, method: 'remove', id })) as Api['remove'],
  removeBy: ((path, query) => send({ path, method: 'remove', id: null, query })) as Api['removeBy'],
})

const overRest = <T>(post: Post, { path, method, id, data, query, signal }: Call): Promise<T> =>
  post<T>(addressOf(path, id, query), { method: verbs[method], body: data, signal })

/** A visitor's calls: always REST, so that the server's cache answers them; the socket is for events only. */
export const createPublicApi = (previewId?: number): Api => {
  const preview = previewId === undefined ? {} : { previewId }
  const post: Post = (address, call) => rest(address, call)
  const send: Send = (call) => overRest(post, { ...call, query: { ...call.query, ...preview } })
  return {
    surface: 'public',
    previewId,
    ...tables(send),
    run: (path, input, headers) =>
      post(addressOf(path, null, preview), { method: 'POST', body: input, headers }),
    site: (signal) => send({ path: 'site', method: 'find', signal }),
    upload: () => Promise.reject(new ApiError('NotAuthenticated', 'Please sign in.', { code: 401 })),
    live: createLiveSocket({ query: previewId === undefined ? {} : { previewId: String(previewId) } }),
  }
}

/** Services whose rows do not belong to the account in view. */
const unscoped = new Set<string>(['account', 'users', 'site'])

/** Every call names the account in view: staff have no other way to say it, owners of several neither. */
const inView = (call: Call, accountId: number | null): Call => {
  if (accountId === null || unscoped.has(call.path)) return call
  if (call.method === 'create') return { ...call, data: { customerId: accountId, ...(call.data as object) } }
  return { ...call, query: { customerId: accountId, ...call.query } }
}

/** The socket's server closes a connection that sends more than 100 kB at once. */
const largestOverSocket = 50_000
const fitsSocket = ({ data }: Call) => data === undefined || JSON.stringify(data).length < largestOverSocket
const isRead = ({ method }: Call) => method === 'find' || method === 'get'

const lostWrite = () =>
  new ApiError(
    'Unreachable',
    'The connection broke before the server answered. Please check whether your change was saved.',
  )

/** The socket of a signed-in user; call its `signIn` whenever the session has a new token. */
export const createDashboardSocket = (session: Session): LiveSocket =>
  createLiveSocket({ token: () => session.token(), renew: (refused) => session.renew(refused) })

/** A signed-in user's calls about one account: over the socket while it is up, else REST. */
export const createDashboardApi = (options: {
  session: Session
  live: LiveSocket
  accountId: number | null
}): Api => {
  const { session, live, accountId } = options
  const post: Post = async (address, call) => {
    const token = await session.token()
    return rest(address, { ...call, token }).catch(async (error) => {
      if (!(error instanceof ApiError) || error.code !== 401) throw error
      return rest(address, { ...call, token: await session.renew(token) })
    }) as never
  }
  const send: Send = async (given) => {
    const call = inView(given, accountId)
    if (live.status() !== 'up' || !fitsSocket(call)) return overRest(post, call)
    return live.call(call.path, call.method, argumentsOf(call)).catch((error: ApiError) => {
      if (error.code === 401 || (error.code === 0 && isRead(call))) return overRest(post, call)
      throw error.code === 0 ? lostWrite() : error
    }) as never
  }
  return {
    surface: 'dashboard',
    ...tables(send),
    run: (path, input, headers) => post(addressOf(path), { method: 'POST', body: input, headers }),
    site: () => Promise.reject(unreachable()),
    upload: async (form, onProgress) => upload({ form, token: await session.token(), onProgress }),
    live,
  }
}
