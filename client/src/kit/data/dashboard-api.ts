import type { Application } from '@feathersjs/feathers'
import { unscopedPaths } from '@mainstreet/shared/contract-marks'
import type { OperationServices, TableServices } from '@mainstreet/shared/service-types'
import type { TablePath } from '@mainstreet/shared/services'
import type { Api } from './api'
import { createLiveSocket, type LiveSocket } from './live/live-socket'
import { refusalCodeOf } from '../refusals/refusal-code'
import { refusalInLanguage } from '../refusals/refusal-in-language'
import { ownError, unanswered, type ApiError, type Query } from './rest'
import type { Session } from '../session/session'
import { uploadFiles } from './upload'

const timeoutMs = 20_000

/** A call's params; its timeout ends it where a dead connection would leave it open for minutes. */
const paramsOf = (query: Query, signal?: AbortSignal) => {
  const timeout = AbortSignal.timeout(timeoutMs)
  return { query, connection: { signal: signal ? AbortSignal.any([signal, timeout]) : timeout } }
}

/** Whoever writes must know that the change may have been saved all the same. */
const refuseUnanswered = (error: ApiError): never => {
  if (error.code !== 0 || !navigator.onLine) throw error
  throw refusalInLanguage(
    ownError(
      unanswered,
      'unanswered',
      'The connection broke before the server answered. Please check whether your change was saved.',
    ),
  )
}

/** The socket of a signed-in user; staff follow the account in view, or all of them. Call its `signIn` whenever the session has a new token. */
export const createDashboardSocket = (session: Session, customerId: number | null): LiveSocket => {
  const state = session.state()
  const isStaff = state.status === 'signed-in' && state.user.role === 'staff'
  return createLiveSocket({
    token: () => session.token(),
    renew: (refused) => session.renew(refused),
    follow: isStaff ? (customerId ?? 'accounts') : undefined,
    // A new token comes with who the user is by now.
    onAccess: () =>
      void session
        .token()
        .then(session.renew)
        .catch(() => {}),
  })
}

/** A signed-in user's calls about one account: REST for every call, the socket for events. */
export const createDashboardApi = (options: {
  session: Session
  live: LiveSocket
  customerId: number | null
  /** Has the password entered again, for what moves money or data; false where its user thinks better of it. */
  askPassword: () => Promise<boolean>
}): Api => {
  const { session, live, customerId, askPassword } = options
  // TypeScript follows a path to its types only among services of one kind.
  const tables = session.client as unknown as Application<TableServices>
  const operations = session.client as unknown as Application<OperationServices>
  // Every call names the account: staff have no other means, nor have owners of several.
  const inView = (path: TablePath) => (customerId === null || path in unscopedPaths ? {} : { customerId })
  const about = (path: TablePath, query?: Query, signal?: AbortSignal) =>
    paramsOf({ ...inView(path), ...query }, signal)
  const signedIn = async <T>(call: () => Promise<T>): Promise<T> => {
    const token = await session.token()
    return call().catch(async (error: ApiError) => {
      if (refusalCodeOf(error) === 'confirm-password' && (await askPassword())) return call()
      if (error.code !== 401) throw error
      await session.renew(token)
      return call()
    })
  }
  const write = <T>(call: () => Promise<T>) => signedIn(() => call().catch(refuseUnanswered))
  return {
    surface: 'dashboard',
    find: (path, query, signal) => signedIn(() => tables.service(path).find(about(path, query, signal))),
    get: (path, id, signal) => signedIn(() => tables.service(path).get(id, about(path, {}, signal))),
    create: (path, data) =>
      write(() => tables.service(path).create({ ...inView(path), ...data }, paramsOf({}))),
    update: (path, id, data) => write(() => tables.service(path).update(id, data, about(path))),
    patch: (path, id, data) => write(() => tables.service(path).patch(id, data, about(path))),
    remove: (path, id) => write(() => tables.service(path).remove(id, about(path))),
    removeBy: (path, query) => write(() => tables.service(path).remove(null, about(path, query))),
    run: (path, input, headers) => signedIn(() => operations.service(path).create(input, { headers })),
    // As its visitors see it, also while it is suspended.
    site: (signal) =>
      signedIn(() =>
        session.client
          .service('site')
          .find(paramsOf(customerId === null ? {} : { previewId: customerId }, signal)),
      ),
    upload: async (path, form, watch) =>
      uploadFiles({ path, form, token: await session.token(), ...watch }).catch((error: ApiError) => {
        throw refusalInLanguage(error)
      }),
    live,
  }
}
