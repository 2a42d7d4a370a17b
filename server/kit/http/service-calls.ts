import { BadRequest, MethodNotAllowed, NotFound } from '@feathersjs/errors'
import { http } from '@feathersjs/transport-commons'
import type { Method } from '@mainstreet/shared/access'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Socket } from 'socket.io'
import { checkCall, type IncomingCall } from '../service/check-call'
import { cleanError } from '../service/errors'
import type { Middleware } from './context'

type Argument = 'id' | 'data' | 'query'
type Packet = Parameters<Parameters<Socket['use']>[0]>[0]

const argumentsOf: Record<Method, readonly Argument[]> = {
  find: ['query'],
  get: ['id', 'query'],
  create: ['data', 'query'],
  update: ['id', 'data', 'query'],
  patch: ['id', 'data', 'query'],
  remove: ['id', 'query'],
}

/** Lets only well-formed REST calls of known services through to Feathers' router. */
export const checkRestCalls =
  (services: object): Middleware =>
  async (ctx, next) => {
    const [path, id = null, ...others] = ctx.path.replace(/^\/+|\/+$/g, '').split('/')
    if (others.length) throw new NotFound(refusal('nothing-here'))
    const { query, body: data } = ctx.request as { query: unknown; body?: unknown }
    const override = ctx.get(http.METHOD_HEADER)
    if (override) throw new MethodNotAllowed('There is no such method.')
    checkCall(services, { path, method: http.getServiceMethod(ctx.method, id), id, data, query })
    return next()
  }

/** `emit(method, path, ...arguments)` as a call. */
const callOf = ([method, path, ...values]: unknown[]): IncomingCall => {
  const names = Object.hasOwn(argumentsOf, String(method)) ? argumentsOf[method as Method] : undefined
  if (!names) return { path, method }
  if (values.length > names.length) throw new BadRequest(`Too many arguments for ${String(method)}.`)
  return { path, method, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) }
}

type Answer = (error: unknown) => void

/** Lets only well-formed calls of known services over a websocket through to Feathers; everything else is answered here, if it waits for an answer. */
export const checkSocketCalls =
  (services: object) =>
  (socket: Socket): void => {
    socket.use((packet: Packet, next) => {
      const values: unknown[] = [...packet]
      const answer = typeof values.at(-1) === 'function' ? (values.pop() as Answer) : undefined
      try {
        checkCall(services, callOf(values))
      } catch (error) {
        answer?.(cleanError(error).toJSON())
        return
      }
      next()
    })
  }
