import { BadRequest, Forbidden } from '@feathersjs/errors'
import type { Validator } from '@feathersjs/schema'
import { Type } from '@feathersjs/typebox'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Method, RoleAccess } from '@mainstreet/shared/access'
import { writableOf } from '@mainstreet/shared/may-call'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid, problems } from '../errors'
import { readSpellings } from './spellings'
import { createValidator, dataValidator } from './validators'

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

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const aliasesOf = ({ aliases }: AnyTableContract) => Object.entries(aliases)

const contradictionIn = (alias: string, column: string) => invalid({ [alias]: `contradicts ${column}` })

const unaliasBody = (contract: AnyTableContract, data: Body): { body: Body; contradictions: Body } => {
  const body: Body = { ...data }
  const contradictions: Body = {}
  for (const [alias, column] of aliasesOf(contract)) {
    if (!(alias in body)) continue
    const value = body[alias]
    delete body[alias]
    if (column in data && !isSameJson(data[column], value)) contradictions[alias] = value
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
    if (!(alias in contradictions) || isSameJson(contradictions[alias], before[column])) continue
    if (!isSameJson(columns[column], before[column])) throw contradictionIn(alias, column)
    settled[column] = contradictions[alias]
  }
  return settled
}

/** What a body of columns must be, behind aliases and other spellings. */
export const bodySchema = (
  { record: { properties }, body, required }: AnyTableContract,
  writable: readonly string[],
  creating: boolean,
) => {
  const columns = writable
    .filter((name) => name in body || name in properties)
    .map((name) => [name, body[name] ?? properties[name]!])
  const schema = Type.Object(Object.fromEntries(columns), { additionalProperties: false })
  return { ...schema, required: creating ? [...required] : [] }
}

const validators = new WeakMap<object, Map<string, Validator<Body>>>()

const validatorOf = (contract: AnyTableContract, writable: readonly string[], creating: boolean) => {
  const known = validators.get(contract) ?? new Map<string, Validator<Body>>()
  validators.set(contract, known)
  const key = `${creating} ${writable.join()}`
  const validate = known.get(key) ?? createValidator(bodySchema(contract, writable, creating), dataValidator)
  known.set(key, validate)
  return validate
}

/** Reads the body of a create, update or patch for one role; throws a 400 or 403 that names the field. */
export const readBody = async (
  contract: AnyTableContract,
  access: RoleAccess,
  call: { method: Method; data: unknown },
): Promise<ReadBody> => {
  if (!isObject(call.data))
    throw new BadRequest('The body must be one JSON object.', { errors: { body: 'must be an object' } })
  const creating = call.method === 'create'
  const writable = writableOf(contract, access)
  const named = unaliasBody(contract, call.data)
  const { contradictions } = named
  const body = readSpellings(contract.spellings, named.body)
  const columns: Body = {}
  const ignored: Body = {}
  for (const [name, value] of Object.entries(body)) {
    const nested = name in contract.embeds || contract.computed.includes(name)
    const isStored = name in contract.record.properties
    if (writable.includes(name) || !(isStored || name in contract.body)) columns[name] = value
    // What no row holds cannot come back as it was read.
    else if (!isStored)
      throw new Forbidden(`${name} may not be set here.`, { ...problems({ [name]: refusal('not-here') }) })
    else if (!creating || name === contract.tenantColumn || name === 'updatedAt' || nested)
      ignored[name] = value
    else if (contract.writable.includes(name))
      throw new Forbidden(`${name} is set by the platform`, { errors: { [name]: 'is set by the platform' } })
    else throw invalid({ [name]: 'is set by the server' })
  }
  const validate = validatorOf(contract, writable, creating)
  await validate(columns)
  for (const [alias, column] of aliasesOf(contract)) {
    if (!(alias in contradictions)) continue
    if (creating || !writable.includes(column)) throw contradictionIn(alias, column)
    await validate({ [column]: contradictions[alias] })
  }
  return { columns, ignored, contradictions }
}
