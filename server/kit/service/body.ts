import { BadRequest, Forbidden } from '@feathersjs/errors'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Method, RoleAccess } from '@mainstreet/shared/access'
import { invalid } from './errors'
import { readSpellings } from './spellings'
import { bodyCheck } from './validate'

type Body = Record<string, unknown>

/** What a body asks for: columns to write, and what it says of columns it may not write. */
export interface ReadBody {
  columns: Body
  /** Read-only properties that came along; they change nothing. */
  ignored: Body
  /** What an alias says of a writable column that its own name says otherwise; the stored row decides which of them is new. */
  contradictions: Body
}

const isObject = (data: unknown): data is Body =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const aliasesOf = ({ aliases }: AnyTableContract) => Object.entries(aliases as Record<string, string>)

const contradiction = (alias: string, column: string) => invalid({ [alias]: `contradicts ${column}` })

const unalias = (contract: AnyTableContract, data: Body): { body: Body; contradictions: Body } => {
  const body: Body = { ...data }
  const contradictions: Body = {}
  for (const [alias, column] of aliasesOf(contract)) {
    if (!(alias in body)) continue
    const value = body[alias]
    delete body[alias]
    if (column in data && !same(data[column], value)) contradictions[alias] = value
    else body[column] = value
  }
  return { body, contradictions }
}

/** A record sent back holds both names of a column, and one of them as it was: the other one is meant. */
export const settleAliases = (
  contract: AnyTableContract,
  { columns, contradictions, before }: { columns: Body; contradictions: Body; before: Body },
): Body => {
  const settled: Body = { ...columns }
  for (const [alias, column] of aliasesOf(contract)) {
    if (!(alias in contradictions) || same(contradictions[alias], before[column])) continue
    if (!same(columns[column], before[column])) throw contradiction(alias, column)
    settled[column] = contradictions[alias]
  }
  return settled
}

const checks = new WeakMap<object, Map<string, (data: unknown) => void>>()

const checkFor = (contract: AnyTableContract, writable: readonly string[], creating: boolean) => {
  const known = checks.get(contract) ?? new Map<string, (data: unknown) => void>()
  checks.set(contract, known)
  const key = `${creating} ${writable.join()}`
  const { properties } = contract.record
  const columns = Object.fromEntries(
    writable.filter((name) => name in properties).map((name) => [name, properties[name] as object]),
  )
  const check =
    known.get(key) ??
    bodyCheck({
      type: 'object',
      additionalProperties: false,
      properties: { ...columns, ...contract.body },
      required: creating ? contract.required : [],
    })
  known.set(key, check)
  return check
}

/** Reads the body of a create, update or patch for one role; throws a 400 or 403 that names the field. */
export const readBody = (
  contract: AnyTableContract,
  access: RoleAccess,
  call: { method: Method; data: unknown },
): ReadBody => {
  if (!isObject(call.data))
    throw new BadRequest('The body must be one JSON object.', { errors: { body: 'must be an object' } })
  const creating = call.method === 'create'
  const writable: readonly string[] = access.writable ?? contract.writable
  const named = unalias(contract, call.data)
  const { contradictions } = named
  const body = readSpellings(contract.spellings, named.body)
  const columns: Body = {}
  const ignored: Body = {}
  for (const [name, value] of Object.entries(body)) {
    const mayWrite = writable.includes(name) || (name in contract.body && !contract.writable.includes(name))
    const nested = name in contract.embeds || contract.computed.includes(name)
    if (mayWrite || !(name in contract.record.properties)) columns[name] = value
    else if (!creating || name === contract.tenant || nested) ignored[name] = value
    else if ((contract.writable as readonly string[]).includes(name))
      throw new Forbidden(`${name} is set by the platform`, { errors: { [name]: 'is set by the platform' } })
    else throw invalid({ [name]: 'is set by the server' })
  }
  const check = checkFor(contract, writable, creating)
  check(columns)
  for (const [alias, column] of aliasesOf(contract)) {
    if (!(alias in contradictions)) continue
    if (creating || !writable.includes(column)) throw contradiction(alias, column)
    check({ [column]: contradictions[alias] })
  }
  return { columns, ignored, contradictions }
}
