import { MethodNotAllowed, NotFound } from '@feathersjs/errors'
import { methods, type Method } from '@mainstreet/shared/access'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { isId } from '@mainstreet/shared/ids'
import { checkJson } from './input/check-json'
import { invalid } from './errors'

/** A call as a client sent it, over either transport; nothing of it is checked yet. */
export interface IncomingCall {
  path: unknown
  method: unknown
  id?: unknown
  data?: unknown
  query?: unknown
}

/** A record's id, as a number or in digits; throws a 400 that names `field` for anything else. */
export const readId = (id: unknown, field = 'id'): number => {
  const isDigits = typeof id === 'string' && /^\d{1,10}$/.test(id)
  const number = isDigits ? Number(id) : id
  if (!isId(number)) throw invalid({ [field]: 'must be a positive whole number' })
  return number
}

const isMethod = (method: unknown): method is Method => methods.some((each) => each === method)

/** The method of a call, of which no other is served. */
export const methodOf = ({ method }: { method: string }): Method => {
  if (!isMethod(method)) throw new Error(`${method} is no method of a service`)
  return method
}

const checkQuery = (query: unknown) => {
  if (query === undefined || query === null) return
  if (typeof query !== 'object' || Array.isArray(query)) throw invalid({ query: 'must be an object' })
  checkJson(query, 'query')
}

/** Decides what a call may be at all, before Feathers looks for its service: throws 400, 404 or 405. */
export const checkCall = (services: object, { path, method, id, data, query }: IncomingCall): void => {
  if (typeof path !== 'string' || !Object.hasOwn(services, path)) throw new NotFound(refusal('nothing-here'))
  if (!isMethod(method)) throw new MethodNotAllowed('There is no such method.')
  const named = id !== undefined && id !== null
  if (method === 'find' || method === 'create') {
    if (named) throw new MethodNotAllowed(`${method} takes no id.`)
  } else if (named || method === 'get') readId(id)
  checkQuery(query)
  checkJson(data, 'body')
}
