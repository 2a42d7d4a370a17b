import { BadRequest } from '@feathersjs/errors'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { defaultLimit, maxLimit } from '@mainstreet/shared/paging'
import type { Role } from '@mainstreet/shared/access'
import { readQuerySpellings } from './spellings'
import { queryCheck } from './validate'

type Query = Record<string, unknown>
interface Column {
  type?: string | string[]
  format?: string
  enum?: readonly unknown[]
}

const comparisons = ['$lt', '$lte', '$gt', '$gte', '$ne', '$eq'] as const
const deepest = 4
const longestSearch = 120

const scalar = (column: Column): boolean =>
  ![column.type].flat().some((type) => type === undefined || type === 'array' || type === 'object')

/** The columns a role may name in a query: hidden means neither read, filtered nor sorted by. */
const namedColumns = (contract: AnyTableContract, role: Exclude<Role, 'integrator'>): [string, Column][] => {
  const hidden = contract.access[role]?.hides ?? []
  return Object.entries(contract.record.properties as Record<string, Column>).filter(
    ([name]) => !hidden.includes(name),
  )
}

/** Dates have a check of their own, which knows more spellings than a body may use. */
const valueSchema = ({ type, format }: Column): object => {
  const isDate = format === 'date' || format === 'date-time'
  return isDate ? { queryDate: { format, nullable: [type].flat().includes('null') } } : { type }
}

const conditionSchema = (columns: [string, Column][]): Record<string, object> =>
  Object.fromEntries(
    columns.map(([name, column]) => {
      const value = valueSchema(column)
      const list = { type: 'array', items: value, maxItems: 500 }
      const operators = Object.fromEntries(comparisons.map((operator) => [operator, value]))
      return [
        name,
        { type: 'object', additionalProperties: false, properties: { ...operators, $in: list, $nin: list } },
      ]
    }),
  )

const querySchema = (contract: AnyTableContract, role: Exclude<Role, 'integrator'>): object => {
  const visible = namedColumns(contract, role)
  const columns = visible.filter(([name, column]) => scalar(column) && !contract.computed.includes(name))
  const names = columns.map(([name]) => name)
  const conditions = conditionSchema(columns)
  const nested = { type: 'array', maxItems: 50, items: { $ref: '#/$defs/where' } }
  const where = { ...conditions, $or: nested, $and: nested }
  return {
    $defs: { where: { type: 'object', additionalProperties: false, properties: where } },
    type: 'object',
    additionalProperties: false,
    properties: {
      ...where,
      ...(contract.searchable && { search: { type: 'string', maxLength: longestSearch } }),
      $limit: { type: 'integer', minimum: 0 },
      $skip: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
      $sort: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(names.map((name) => [name, { type: 'integer', enum: [1, -1] }])),
      },
      $select: { type: 'array', items: { type: 'string', enum: visible.map(([name]) => name) } },
    },
  }
}

const isConditions = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const columnOf = (aliases: AnyTableContract['aliases'], name: string): string =>
  Object.hasOwn(aliases, name) ? aliases[name]! : name

/** Puts columns for aliases; an alias beside its column must agree with it. */
const unalias = (query: Query, aliases: AnyTableContract['aliases']): Query => {
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

/** Rewrites `{a: 1}` as `{a: {$eq: 1}}` throughout, so that one schema per column serves every operator. */
const spellOut = (contract: AnyTableContract, query: Query, depth = 0): Query => {
  if (depth > deepest)
    throw new BadRequest('$or is nested too deeply', { errors: { $or: 'is nested too deeply' } })
  const own = contract.aliases
  return Object.fromEntries(
    Object.entries(unalias(query, contract.aliases)).map(([name, value]) => {
      if (name === '$or' || name === '$and') {
        const list = Array.isArray(value) ? value : [value]
        return [name, list.map((each) => (isConditions(each) ? spellOut(contract, each, depth + 1) : each))]
      }
      if (name === '$select')
        return [
          name,
          [value].flat().map((field) => (typeof field === 'string' ? columnOf(own, field) : field)),
        ]
      if (name === '$sort' && isConditions(value)) return [name, unalias(value, contract.aliases)]
      if (name.startsWith('$') || isConditions(value)) return [name, value]
      return [name, { $eq: value === 'null' ? null : value }]
    }),
  )
}

/** Back to `{a: 1}`, which is what the adapter reads. */
const foldBack = (query: Query): Query =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (name === '$or' || name === '$and') return [name, (value as Query[]).map(foldBack)]
      if (name.startsWith('$') || !isConditions(value)) return [name, value]
      const { $eq, ...others } = value
      return [name, $eq === undefined ? others : Object.keys(others).length ? { ...others, $in: [$eq] } : $eq]
    }),
  )

const checks = new Map<string, (data: unknown) => void>()

/** A role's query, with aliases resolved and values typed; unknown names and operators are a 400. */
export const readQuery = (
  contract: AnyTableContract,
  role: Exclude<Role, 'integrator'>,
  query: Query = {},
): Query => {
  const key = `${contract.path} ${role}`
  const check = checks.get(key) ?? queryCheck(querySchema(contract, role))
  checks.set(key, check)
  const { search, ...columns } = query
  const conditions = readQuerySpellings(contract.spellings, spellOut(contract, columns))
  const spelled = { ...conditions, ...(search !== undefined && { search }) }
  check(spelled)
  const { $limit, ...rest } = foldBack(spelled)
  return { ...rest, $limit: Math.min(typeof $limit === 'number' ? $limit : defaultLimit, maxLimit) }
}
