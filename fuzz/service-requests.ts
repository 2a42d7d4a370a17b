import { all, type Method } from '@mainstreet/shared/access'
import { siteQuery } from '@mainstreet/shared/contracts/site/site'
import {
  contractOf,
  contracts,
  tablePaths,
  type OperationPath,
  type TablePath,
} from '@mainstreet/shared/services'
import { buildCart, buildCheckout } from '../server/features/orders/orders.factory'
import { mutate } from './mutate'
import type { Random } from './random'
import type { FuzzRole, Stage } from './stage'
import { validValue, type IdOf, type Schema } from './valid'
import { oddValue } from './values'

/** A call of a service, over either transport. */
export interface ServiceCall {
  path: unknown
  method: string
  id?: unknown
  query?: unknown
  data?: unknown
}

interface Maker {
  random: Random
  stage: Stage
  role: FuzzRole
  /** The access token of a session that may end. */
  token?: string
}

const idNames: Record<string, TablePath> = {
  customerId: 'account',
  customerid: 'account',
  itemId: 'market-items',
  variationId: 'market-variations',
  categoryId: 'market-categories',
}

/** Mostly an id of one's own, sometimes the other account's, sometimes nobody's. */
const idOfPath = ({ random, stage }: Maker, path: TablePath): number => {
  if (random.chance(0.03)) return 1 + random.below(3000)
  const side = random.chance(0.85) ? stage.own : stage.foreign
  return path === 'account' ? side.account.id : random.pick(side.rows[path]).id
}

const idsFor =
  (maker: Maker, path?: TablePath): IdOf =>
  (name) =>
    idOfPath(maker, idNames[name] ?? path ?? maker.random.pick(tablePaths))

const valueOf = (maker: Maker, schema: unknown, path?: TablePath): unknown =>
  validValue(schema as Schema, { random: maker.random, idOf: idsFor(maker, path) })

const operators = ['$gt', '$gte', '$lt', '$lte', '$ne', '$in', '$nin', '$like', '$regex']

const condition = (maker: Maker, path: TablePath): Record<string, unknown> => {
  const { random, stage } = maker
  const { record } = contractOf(path)
  const name = random.pick(Object.keys(record.properties))
  const value = random.chance(0.5)
    ? random.pick(stage.own.rows[path])[name]
    : valueOf(maker, record.properties[name], path)
  const asked = random.chance(0.2) ? oddValue(random) : value
  if (random.chance(0.5)) return { [name]: asked }
  const operator = random.pick(operators)
  return { [name]: { [operator]: operator.endsWith('in') && random.chance(0.8) ? [asked, value] : asked } }
}

const queryOf = (maker: Maker, path: TablePath): Record<string, unknown> => {
  const { random } = maker
  const name = () => random.pick(Object.keys(contractOf(path).record.properties))
  const parts: (() => Record<string, unknown>)[] = [
    () => condition(maker, path),
    () => condition(maker, path),
    () => ({ $or: [condition(maker, path), condition(maker, path)] }),
    () => ({ $and: [condition(maker, path), { $or: [condition(maker, path)] }] }),
    () => ({ $limit: random.pick([0, 1, 50, 500, 9999, -1, 1.5, '10', '1e3', 'all', null, [1]]) }),
    () => ({ $skip: random.pick([0, 1, 1_000_000_000, -1, 2.5, 'x', 1e300]) }),
    () => ({
      $sort: random.pick<unknown>([
        { [name()]: 1 },
        { [name()]: '-1' },
        { [name()]: 0 },
        name(),
        [name()],
        null,
      ]),
    }),
    () => ({
      $select: random.pick<unknown>([[name(), name()], name(), [oddValue(random)], oddValue(random), []]),
    }),
    () => ({ previewId: random.chance(0.7) ? idOfPath(maker, 'account') : oddValue(random) }),
    () => ({ [contractOf(path).tenantColumn]: idOfPath(maker, 'account') }),
  ]
  const { searchable, filters } = contractOf(path)
  if (searchable) parts.push(() => ({ search: random.chance(0.6) ? 'mug % _' : oddValue(random) }))
  for (const [name, schema] of Object.entries(filters))
    parts.push(() => ({
      filter: { [name]: random.chance(0.6) ? valueOf(maker, schema, path) : oddValue(random) },
    }))
  return Object.assign({}, ...Array.from({ length: 1 + random.below(3) }, () => random.pick(parts)()))
}

/** A row of one's own, as far as a body may hold it, with some columns anew. */
const bodyOf = (maker: Maker, path: TablePath, method: Method): Record<string, unknown> => {
  const { random, stage } = maker
  const { record, writable, body, aliases } = contractOf(path)
  const row = random.pick(stage.own.rows[path])
  if (method !== 'create' && random.chance(0.3)) return { ...row }
  const columns: Record<string, unknown> = {}
  for (const name of writable) {
    if (random.chance(0.3)) columns[name] = valueOf(maker, record.properties[name], path)
    else if (name in row && !(name in body) && random.chance(0.9)) columns[name] = row[name]
    if (name === 'itemId' || name === 'categoryId') columns[name] = idsFor(maker)(name)
  }
  for (const [name, schema] of Object.entries(body))
    if (random.chance(0.5)) columns[name] = valueOf(maker, schema)
  if (random.chance(0.2)) columns[contractOf(path).tenantColumn] = idOfPath(maker, 'account')
  for (const [alias, column] of Object.entries(aliases)) if (random.chance(0.05)) columns[alias] = row[column]
  return columns
}

const tableCall = (maker: Maker, path: TablePath): ServiceCall => {
  const { random } = maker
  const { removeBy, access } = contractOf(path)
  const usual =
    (maker.role === 'visitor' && random.chance(0.7) && access.visitor?.methods) || access.owner.methods
  const method = random.chance(0.93) ? random.pick(usual) : random.pick(all)
  const hasId = method !== 'find' && method !== 'create'
  const many = method === 'remove' && removeBy && random.chance(0.3)
  const id = many ? null : random.chance(0.9) ? idOfPath(maker, path) : oddValue(random)
  const query = many
    ? { [removeBy]: idOfPath(maker, 'market-items') }
    : random.chance(method === 'find' ? 0.9 : 0.1)
      ? queryOf(maker, path)
      : {}
  const isWrite = method === 'create' || method === 'update' || method === 'patch'
  return {
    path,
    method,
    ...(hasId && { id }),
    query: random.chance(0.85) ? query : mutate(query, random),
    ...(isWrite && { data: mutate(bodyOf(maker, path, method), random) }),
  }
}

/** A body of an operation that gets further than its schema does: with a cart, a token, a list of one's own. */
const operationBody = (maker: Maker, path: string, input: unknown): Record<string, unknown> => {
  const { random, stage } = maker
  const data = valueOf(maker, input) as Record<string, unknown>
  if (random.chance(0.2)) return data
  const [variation] = stage.own.rows['market-variations']
  const cart = buildCart({ itemId: variation!.itemId as number, variationId: variation!.id })
  const { items, data: buyer, id } = buildCheckout(cart)
  const customerId = stage.own.account.id
  const { type } = data
  const ownBodies: Record<string, () => object> = {
    quote: () => ({ items, customerId, customerid: customerId, data: buyer }),
    payments: () => ({
      items,
      customerId,
      customerid: customerId,
      data: buyer,
      id,
      expectedTotal: undefined,
    }),
    contact: () => ({
      ...{
        from: 'fuzz@people.test',
        contact: 'Fuzz Person',
        subject: 'Hours',
        message: 'When are you open?',
      },
      to: 'mona@people.test',
      reference: undefined,
      customerId,
    }),
    'order-lookup': () => ({ token: stage.orderToken }),
    'order-patch': () => ({
      orderArray: stage.own.rows[type as 'profile-links'].map((row, order) => ({ id: row.id, order })),
    }),
  }
  return Object.assign(data, Object.hasOwn(ownBodies, path) && ownBodies[path]!())
}

const operationCall = (maker: Maker, path: OperationPath): ServiceCall => {
  const { random } = maker
  const { input } = contracts[path]
  const data = operationBody(maker, path, input)
  const query = random.chance(0.1)
    ? { previewId: random.chance(0.5) ? idOfPath(maker, 'account') : oddValue(random) }
    : {}
  return {
    path,
    method: random.chance(0.95) ? 'create' : random.pick(all),
    query,
    data: mutate(data, random),
  }
}

const signInCall = ({ random, token = 'x' }: Maker): ServiceCall => {
  if (random.chance(0.2))
    return { path: 'authentication', method: 'remove', id: random.chance(0.5) ? null : oddValue(random) }
  const signIns: readonly unknown[] = [
    { strategy: 'local', email: 'nobody@people.test', password: 'a-wrong-password' },
    { strategy: 'local', username: 'nobody', password: 'a-wrong-password' },
    { strategy: 'jwt', accessToken: token },
    { strategy: 'api-key', apiKey: token },
    { strategy: 'refresh' },
  ]
  return { path: 'authentication', method: 'create', query: {}, data: mutate(random.pick(signIns), random) }
}

const siteCall = (maker: Maker): ServiceCall => {
  const query = { ...(valueOf(maker, siteQuery) as object), previewId: idOfPath(maker, 'account') }
  return {
    path: 'site',
    method: maker.random.chance(0.9) ? 'find' : 'get',
    query: mutate(query, maker.random),
  }
}

const strayCall = ({ random }: Maker): ServiceCall => ({
  path: random.chance(0.5)
    ? oddValue(random)
    : random.pick(['__proto__', 'constructor', 'toString', 'valueOf', 'market-items/1', '/', '..']),
  method: random.pick([...all, 'explode', 'constructor', 'toString', '_find', 'rowsById', 'setup']),
  id: random.chance(0.5) ? 1 : oddValue(random),
  query: {},
  data: {},
})

const isTablePath = (path: string): path is TablePath => tablePaths.some((each) => each === path)
const operationPaths = Object.keys(contracts).filter((path) => !isTablePath(path))

/** Every path that calls go to. */
export const servicePaths: readonly string[] = [...tablePaths, ...operationPaths, 'authentication', 'site']

/** A call of the service at a path, or of none at all. */
export const serviceCall = (maker: Maker, path: string | undefined): ServiceCall => {
  if (path === undefined) return strayCall(maker)
  if (path === 'authentication') return signInCall(maker)
  if (path === 'site') return siteCall(maker)
  return isTablePath(path) ? tableCall(maker, path) : operationCall(maker, path as OperationPath)
}
