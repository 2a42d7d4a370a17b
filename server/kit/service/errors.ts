import { BadRequest, FeathersError, GeneralError, Unavailable } from '@feathersjs/errors'
import type { CodedRefusal } from '@mainstreet/shared/refusals/fill-text'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import { unavailableCause } from '../database/database-unavailable'

/** What an error says: in English, and in its `data` the same by code, of the whole and by field. */
export interface CodedError {
  message: string
  errors?: Record<string, string>
  data?: { refusal?: CodedRefusal; refusals?: Record<string, CodedRefusal> }
}

/** What is wrong with a field: a refusal wherever a form of ours can show it, plain English for what only programs do. */
export type Problem = string | Refusal

/** What is wrong by field, as an error carries it: `errors` in English, `refusals` by code. */
export const problems = (fields: Readonly<Record<string, Problem>>) => {
  const errors: Record<string, string> = {}
  const refusals: Record<string, CodedRefusal> = {}
  for (const [field, problem] of Object.entries(fields)) {
    errors[field] = typeof problem === 'string' ? problem : problem.message
    if (typeof problem === 'object') refusals[field] = problem.refusal
  }
  return { errors, ...(Object.keys(refusals).length > 0 && { refusals }) }
}

/** An error's message and data where the first of some fields speaks for it. */
export const problemsAlone = (fields: Readonly<Record<string, Problem>>) => {
  const [[field, first] = ['', undefined]] = Object.entries(fields)
  const named = problems(fields)
  const message = field ? `${field} ${named.errors[field]}` : 'Invalid request'
  return { ...named, ...(typeof first === 'object' && { refusal: first.refusal }), message }
}

/** A 400 that names its fields; `data` stands beside it. */
export const invalid = (fields: Readonly<Record<string, Problem>>, data?: object): BadRequest =>
  new BadRequest({ ...data, ...problemsAlone(fields) })

const storageFull = () =>
  new FeathersError(refusal('storage-full'), 'InsufficientStorage', 507, 'insufficient-storage', {})

/** By the code of the database or of the file system. */
const knownErrors: Record<string, (detail: string) => FeathersError> = {
  '23505': (field) =>
    new FeathersError(refusal('already-taken', { field: field || 'This' }), 'Conflict', 409, 'conflict', {}),
  '23503': (field) => invalid({ [field || 'id']: refusal('no-such-record') }),
  '23502': (field) => invalid({ [field || 'field']: refusal('required') }),
  '23514': (field) => invalid({ [field || 'field']: refusal('out-of-range') }),
  '22001': () => invalid({ text: refusal('over-length') }),
  '22003': () => invalid({ number: refusal('out-of-range') }),
  '22P02': () => invalid({ value: 'has the wrong type' }),
  '22021': () => invalid({ text: refusal('unstorable') }),
  '53100': storageFull,
  ENOSPC: storageFull,
  EDQUOT: storageFull,
  '57014': () => new FeathersError(refusal('took-too-long'), 'Unavailable', 503, 'unavailable', {}),
}

const fromDatabase = Symbol.for('@feathersjs/knex/error')

interface SqlError {
  code?: string
  detail?: string
  column?: string
}

/** The last column in `Key ("customerId", day)=(…)`: the tenant leads our keys and says nothing to a user. */
const fieldOf = ({ column, detail }: SqlError): string =>
  column ??
  detail
    ?.match(/Key \(([^)]*)\)/)?.[1]
    ?.split(',')
    .pop()
    // A key of what a function makes of a column names the column.
    ?.replace(/^\s*\w+\(/, '')
    .replaceAll('"', '')
    .trim() ??
  ''

/** Seconds after which a client may try again when the database was not available. */
export const retryAfter = 5

// The cause is for our log: an own property that is not enumerable goes over no wire.
const databaseUnavailable = (cause: unknown) =>
  Object.defineProperty(new Unavailable({ ...refusal('database-away'), retryAfter }), 'cause', {
    value: cause,
  })

/** Any thrown thing as a Feathers error whose text may leave the app: no SQL, stack or path in it. */
export const cleanError = (error: unknown): FeathersError => {
  // The adapter makes an error of its own of the database's, with the whole statement in its words.
  const inner = (error as { [fromDatabase]?: unknown } | null)?.[fromDatabase]
  if (inner) return cleanError(inner)
  const away = unavailableCause(error)
  if (away && !(error instanceof FeathersError)) return databaseUnavailable(away)
  if (error instanceof FeathersError) return error
  const sql = error as SqlError
  const known = typeof sql?.code === 'string' ? knownErrors[sql.code] : undefined
  if (known) return known(fieldOf(sql))
  if (isTimeout(error)) return new Unavailable({ ...refusal('server-busy'), retryAfter })
  return new GeneralError(refusal('server-failed'))
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'KnexTimeoutError'
