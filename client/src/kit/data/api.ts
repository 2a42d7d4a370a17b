import type { Page } from '@mainstreet/shared/paging'
import type { Answer, Input, OperationPath, Row, TablePath, Write } from '@mainstreet/shared/services'
import type { Site } from '@mainstreet/shared/contracts/site'
import type { LiveSocket } from './live-socket'
import { addressOf, type Query, type RestCall } from './rest'
import type { Upload } from './upload'

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

/** The methods of a service. */
export type Method = 'find' | 'get' | 'create' | 'update' | 'patch' | 'remove'

/** One call of a service. */
export interface Call {
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

/** Sends one call of a service. */
export type Send = <T>(call: Call) => Promise<T>

/** Sends one request to an address. */
export type Post = <T>(address: string, call: RestCall) => Promise<T>

/** The methods of table services over one way of sending. */
export const tables = (send: Send) => ({
  find: ((path, query, signal) => send({ path, method: 'find', query, signal })) as Api['find'],
  get: ((path, id, signal) => send({ path, method: 'get', id, signal })) as Api['get'],
  create: ((path, data) => send({ path, method: 'create', data })) as Api['create'],
  update: ((path, id, data) => send({ path, method: 'update', id, data })) as Api['update'],
  patch: ((path, id, data) => send({ path, method: 'patch', id, data })) as Api['patch'],
  remove: ((path, id) => send({ path, method: 'remove', id })) as Api['remove'],
  removeBy: ((path, query) => send({ path, method: 'remove', id: null, query })) as Api['removeBy'],
})

/** Sends a call as a REST request. */
export const overRest = <T>(post: Post, { path, method, id, data, query, signal }: Call): Promise<T> =>
  post<T>(addressOf(path, id, query), { method: verbs[method], body: data, signal })
