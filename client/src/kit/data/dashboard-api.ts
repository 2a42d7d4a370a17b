import { overRest, tables, type Api, type Call, type Post, type Send } from './api'
import { createLiveSocket, type LiveSocket } from './live-socket'
import { addressOf, ApiError, rest, unreachable } from './rest'
import type { Session } from './session'
import { upload } from './upload'

/** The arguments of a Feathers call in their order. */
const argumentsOf = ({ method, id, data, query }: Call): unknown[] => {
  const params = { query: query ?? {} }
  if (method === 'find') return [params]
  if (method === 'create') return [data, params]
  if (method === 'get' || method === 'remove') return [id, params]
  return [id, data, params]
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
