import { plainRequest } from './plain-requests'
import { createRandom, type Random } from './random'
import { serviceCall, servicePaths, type ServiceCall } from './service-requests'
import {
  headersOf,
  type FuzzRequest,
  type RequestOrigin,
  type RestRequest,
  type SocketRequest,
} from './request'
import type { FuzzRole, Stage } from './stage'
import { oddValue, toJson } from './values'

const verbs: Record<string, string> = {
  find: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
}

const maxPartLength = 1500
const maxMessageBytes = 90_000

/** A value as a piece of an address; halves of characters as bytes that decode to nothing. */
const encoded = (value: unknown): string => {
  const text = (typeof value === 'string' ? value : toJson(value)).slice(0, maxPartLength)
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%EF%BF%BD', '%ED%A0%80')
}

/** A query in brackets, as browsers and the official client write it. */
const queryText = (query: unknown, prefix = ''): string[] => {
  if (query === undefined) return []
  if (typeof query !== 'object' || query === null || !Object.keys(query).length) {
    if (!prefix && typeof query === 'object') return []
    return prefix ? [`${prefix}=${encoded(query === null ? 'null' : query)}`] : [encoded(query)]
  }
  return Object.entries(query)
    .slice(0, 200)
    .flatMap(([name, each]) => queryText(each, prefix ? `${prefix}[${encoded(name)}]` : encoded(name)))
}

const oddHeaders = (random: Random): Record<string, string> => {
  if (random.chance(0.9)) return {}
  return random.pick<Record<string, string>>([
    { authorization: 'Bearer x.y.z' },
    { authorization: 'Basic eDp5' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-encoding': 'gzip' },
    { 'x-service-method': random.pick(['find', 'rowsById', '__proto__', 'constructor']) },
    { 'x-forwarded-host': random.pick(['nobody.test', 'a@b', '[::1', 'localhost']) },
    { 'x-request-id': 'x'.repeat(5000) },
    { cookie: `__refresh=${'A'.repeat(43)}; __refresh=x` },
    {
      'idempotency-key': random.pick([
        '',
        'x'.repeat(3000),
        '\u00ff',
        '00000000-0000-4000-8000-000000000000',
      ]),
    },
    { 'if-none-match': '*' },
    { 'accept-language': 'x'.repeat(2000) },
  ])
}

const asRest = (
  call: ServiceCall,
  maker: { stage: Stage; random: Random; common: RequestOrigin },
): RestRequest => {
  const { stage, random, common } = maker
  const spare = call.path === 'authentication'
  const id = call.id === undefined || call.id === null ? '' : `/${encoded(call.id)}`
  const query = queryText(call.query).join('&')
  const path = typeof call.path === 'string' ? call.path.slice(0, maxPartLength) : encoded(call.path)
  const verb = Object.hasOwn(verbs, call.method)
    ? verbs[call.method]!
    : random.pick(['GET', 'POST', 'OPTIONS', 'HEAD'])
  const hasBody = verb !== 'GET' && verb !== 'HEAD' && 'data' in call
  return {
    ...common,
    transport: 'rest',
    verb,
    url: `/api/${encodeURI(path.replaceAll(/\p{Surrogate}/gu, ''))}${id}${query && `?${query}`}`,
    headers: {
      ...headersOf(stage, { role: common.role, random, spare }),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...oddHeaders(random),
    },
    ...(hasBody && { body: toJson(call.data) }),
  }
}

const valuesOf = ({ path, method, id, query, data }: ServiceCall): unknown[] => {
  const withId = method === 'find' || method === 'create' ? [] : [id]
  const withData = method === 'create' || method === 'update' || method === 'patch' ? [data] : []
  return [method, path, ...withId, ...withData, query]
}

/** Too few, too many or other arguments than the method takes. */
const disarranged = (values: unknown[], random: Random): unknown[] => {
  if (random.chance(0.92)) return values
  const place = random.below(values.length + 1)
  return random.pick([
    values.slice(0, place),
    [...values, oddValue(random)],
    values.toSpliced(place, 1),
    values.toSpliced(place, 1, oddValue(random)),
    [],
    [oddValue(random)],
  ])
}

/** A packet with binary in one place; one that pretends to have more ends its connection, and is left as text. */
const withAttachment = (text: string, random: Random): string | unknown[] => {
  const values = JSON.parse(text) as unknown[]
  const attachment = random.pick<unknown>([Buffer.from('x'), { title: Buffer.alloc(500) }])
  return text.includes('_placeholder')
    ? text
    : values.toSpliced(1 + random.below(values.length), 1, attachment)
}

const asSocket = (
  call: ServiceCall,
  { random, common }: { random: Random; common: RequestOrigin },
): SocketRequest => {
  const values = disarranged(valuesOf(call), random)
  // The name of an event is a text or a number, or the packet is none and ends its connection.
  if (typeof values[0] !== 'string' || /^(connect|disconnect|newListener|removeListener)/.test(values[0]))
    values[0] = 'find'
  const text = toJson(values)
  return {
    ...common,
    transport: 'websocket',
    packet: random.chance(0.04) ? withAttachment(text, random) : text,
    waits: random.chance(0.95),
    spare: call.path === 'authentication',
  }
}

/** Which of the paths is asked; undefined for those that are none. */
const pathOf = (index: number): string | undefined =>
  [...servicePaths, undefined][index % (servicePaths.length + 1)]

/** The request of a run with this index: by turns every path, transport and role. */
export const createRequest = (
  stage: Stage,
  { seed, index }: { seed: number; index: number },
): FuzzRequest => {
  const random = createRandom(seed, index)
  // Visitors may do little, so that most of what they send would prove little.
  const role: FuzzRole = random.chance(0.2) ? 'visitor' : random.pick(['owner', 'integrator'] as const)
  if (random.chance(0.08)) return plainRequest(stage, { index, role, random })
  const path = pathOf(index)
  const call = serviceCall({ random, stage, role, token: stage.clients[role].spare.token }, path)
  const common = { index, role, path: path ?? 'no path' }
  if (random.chance(0.5)) {
    const request = asSocket(call, { random, common })
    if (typeof request.packet !== 'string' || Buffer.byteLength(request.packet) < maxMessageBytes)
      return request
  }
  return asRest(call, { stage, random, common })
}
