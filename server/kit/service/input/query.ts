import { BadRequest } from '@feathersjs/errors'
import type { Validator } from '@feathersjs/schema'
import { queryProperties, Type, type TObject, type TSchema } from '@feathersjs/typebox'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { defaultLimit, maxLimit } from '@mainstreet/shared/paging'
import type { Role } from '@mainstreet/shared/access'
import { clock } from '@mainstreet/shared/columns'
import { hiddenFrom } from '../present'
import { isRecord, readQuerySpellings } from './spellings'
import { createValidator, queryValidator } from './validators'

type Query = Record<string, unknown>
/** A role whose columns a query may name. */
export type Reader = Exclude<Role, 'integrator'>

const deepest = 4
const longestSearch = 120
const closed = { additionalProperties: false }

/** The columns a role may name in a query: hidden means neither read, filtered nor sorted by. */
const namedColumns = (contract: AnyTableContract, role: Reader): [string, TSchema][] => {
  const hidden = hiddenFrom(contract, role)
  return Object.entries(contract.record.properties).filter(([name]) => !hidden.includes(name))
}

const isScalar = ({ type }: TSchema): boolean =>
  ![type].flat().some((each) => each === undefined || each === 'array' || each === 'object')

/** Dates have a check of their own, which knows more spellings than a body may use; of a clock the database knows no others. */
const valueSchema = (schema: TSchema): TSchema => {
  const { type, format, pattern }: Readonly<Record<string, unknown>> = schema
  if (format === 'date' || format === 'date-time')
    return Type.Unsafe({ queryDate: { format, nullable: [type].flat().includes('null') } })
  return Type.Unsafe(pattern === clock.pattern ? { type, pattern } : { type })
}

/** Feathers' operators for each column, with `$eq` and shorter lists. */
const conditionsOn = (columns: [string, TSchema][]): Record<string, TSchema> => {
  const values = Object.fromEntries(columns.map(([name, column]) => [name, valueSchema(column)]))
  const equality = Object.fromEntries(Object.entries(values).map(([name, $eq]) => [name, { $eq }]))
  const { properties } = queryProperties(Type.Object(values), equality)
  const list = { maxItems: 500 }
  return Object.fromEntries(
    Object.entries(properties as Record<string, TSchema>).map(([name, condition]) => [
      name,
      { ...condition, properties: { $in: list, $nin: list } },
    ]),
  )
}

/** Feathers' query syntax, but with `$or` and `$and` in each other, and limits on numbers, lists and texts. */
export const querySchema = (contract: AnyTableContract, role: Reader): TObject => {
  const visible = namedColumns(contract, role)
  const columns = visible.filter(([name, column]) => isScalar(column) && !contract.computed.includes(name))
  const nested = Type.Optional(Type.Array(Type.Unsafe({ $ref: '#/$defs/where' }), { maxItems: 50 }))
  const where = { ...conditionsOn(columns), $or: nested, $and: nested }
  const direction = Type.Unsafe({ type: 'integer', enum: [1, -1] })
  const filters = {
    ...(contract.searchable && { search: Type.String({ maxLength: longestSearch }) }),
    ...(Object.keys(contract.filters).length > 0 && {
      filter: Type.Partial(Type.Object(contract.filters, closed)),
    }),
    $limit: Type.Integer({ minimum: 0 }),
    $skip: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    $sort: Type.Partial(Type.Object(Object.fromEntries(columns.map(([name]) => [name, direction])), closed)),
    $select: Type.Array(Type.Unsafe({ type: 'string', enum: visible.map(([name]) => name) })),
  }
  return Type.Partial(
    Type.Object({ ...where, ...filters }, { ...closed, $defs: { where: Type.Object(where, closed) } }),
  )
}

const columnOf = (aliases: AnyTableContract['aliases'], name: string): string =>
  Object.hasOwn(aliases, name) ? aliases[name]! : name

/** Puts columns for aliases; an alias beside its column must agree with it. */
const unaliasQuery = (query: Query, aliases: AnyTableContract['aliases']): Query => {
  const result: Query = {}
  for (const [name, value] of Object.entries(query)) {
    const column = columnOf(aliases, name)
    if (column in result && JSON.stringify(result[column]) !== JSON.stringify(value)) {
      throw new BadRequest(`${name} contradicts ${column}`, { errors: { [name]: `contradicts ${column}` } })
    }
    result[column] = value
  }
  return result
}

/** `{a: {$eq: 1}}` is `{a: 1}`, which the scope reads; a text says null only so. */
const valueOf = (value: unknown): unknown => {
  if (!isRecord(value)) return value === 'null' ? null : value
  const { $eq } = value
  return $eq === undefined || isRecord($eq) || Object.keys(value).length > 1 ? value : $eq
}

/** Puts columns for aliases and plain values for `$eq` throughout. */
const normaliseQuery = (contract: AnyTableContract, query: Query, depth = 0): Query => {
  if (depth > deepest)
    throw new BadRequest('$or is nested too deeply', { errors: { $or: 'is nested too deeply' } })
  const { aliases } = contract
  return Object.fromEntries(
    Object.entries(unaliasQuery(query, aliases)).map(([name, value]) => {
      if (name === '$or' || name === '$and') {
        const list = [value].flat()
        return [name, list.map((each) => (isRecord(each) ? normaliseQuery(contract, each, depth + 1) : each))]
      }
      if (name === '$select')
        return [
          name,
          [value].flat().map((field) => (typeof field === 'string' ? columnOf(aliases, field) : field)),
        ]
      if (name === '$sort' && isRecord(value)) return [name, unaliasQuery(value, aliases)]
      return [name, name.startsWith('$') ? value : valueOf(value)]
    }),
  )
}

const validators = new Map<string, Validator<Query>>()

/** One per contract and what is hidden, shared by the roles that see the same; compiled when it is first needed. */
const validatorOf = (contract: AnyTableContract, role: Reader): Validator<Query> => {
  const key = `${contract.path} ${[...hiddenFrom(contract, role)].sort().join()}`
  const validate = validators.get(key) ?? createValidator(querySchema(contract, role), queryValidator)
  validators.set(key, validate)
  return validate
}

/** A role's query, with aliases resolved and values typed; unknown names and operators are a 400. */
export const readQuery = async (
  contract: AnyTableContract,
  role: Reader,
  query: Query = {},
): Promise<Query> => {
  const { search, filter, ...columns } = query
  const conditions = readQuerySpellings(contract.spellings, normaliseQuery(contract, columns))
  const asked = {
    ...conditions,
    ...(search !== undefined && { search }),
    ...(filter !== undefined && { filter }),
  }
  // Most calls ask for nothing beside their id, which needs no compiled schema.
  const isEmpty = Object.keys(asked).length === 0
  const { $limit, ...rest }: Query = isEmpty ? {} : await validatorOf(contract, role)(asked)
  return { ...rest, $limit: Math.min(typeof $limit === 'number' ? $limit : defaultLimit, maxLimit) }
}
