import { BadRequest, FeathersError, GeneralError, Unavailable } from '@feathersjs/errors'
import { unavailableCause } from '../database/database-unavailable'

/** A 400 that names its fields: `errors` maps a field to what is wrong with it; `data` stands beside it. */
export const invalid = (errors: Record<string, string>, data?: object): BadRequest => {
  const [[field, message] = ['', 'Invalid request']] = Object.entries(errors)
  return new BadRequest(field ? `${field} ${message}` : message, { ...data, errors })
}

const storageFull = () =>
  new FeathersError(
    'Our storage is full, so nothing was saved.',
    'InsufficientStorage',
    507,
    'insufficient-storage',
    {},
  )

/** By the code of the database or of the file system. */
const knownErrors: Record<string, (detail: string) => FeathersError> = {
  '23505': (field) =>
    new FeathersError(`${field || 'This'} is already taken.`, 'Conflict', 409, 'conflict', {}),
  '23503': (field) => invalid({ [field || 'id']: 'refers to a record that does not exist' }),
  '23502': (field) => invalid({ [field || 'field']: 'is required' }),
  '23514': (field) => invalid({ [field || 'field']: 'is out of range' }),
  '22001': () => invalid({ text: 'is too long' }),
  '22003': () => invalid({ number: 'is out of range' }),
  '22P02': () => invalid({ value: 'has the wrong type' }),
  '22021': () => invalid({ text: 'holds characters that cannot be stored' }),
  '53100': storageFull,
  ENOSPC: storageFull,
  EDQUOT: storageFull,
  '57014': () =>
    new FeathersError('That took too long; please try again.', 'Unavailable', 503, 'unavailable', {}),
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
    ?.replaceAll('"', '')
    .trim() ??
  ''

/** Seconds after which a client may try again when the database was not available. */
export const retryAfter = 5

// The cause is for our log: an own property that is not enumerable goes over no wire.
const unavailable = (cause: unknown) =>
  Object.defineProperty(
    new Unavailable('We cannot reach our database right now; please try again in a moment.', { retryAfter }),
    'cause',
    { value: cause },
  )

/** Any thrown thing as a Feathers error whose text may leave the app: no SQL, stack or path in it. */
export const cleanError = (error: unknown): FeathersError => {
  // The adapter makes an error of its own of the database's, with the whole statement in its words.
  const inner = (error as { [fromDatabase]?: unknown } | null)?.[fromDatabase]
  if (inner) return cleanError(inner)
  const away = unavailableCause(error)
  if (away && !(error instanceof FeathersError)) return unavailable(away)
  if (error instanceof FeathersError) return error
  const sql = error as SqlError
  const known = typeof sql?.code === 'string' ? knownErrors[sql.code] : undefined
  if (known) return known(fieldOf(sql))
  if (isTimeout(error)) return new Unavailable('The server is busy; please try again.', { retryAfter })
  return new GeneralError('Something went wrong on our side.')
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'KnexTimeoutError'
