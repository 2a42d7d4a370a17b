import { Ajv, type ErrorObject, type FuncKeywordDefinition, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { invalid } from './errors'
import { queryDate } from './query-date'

const options = { allErrors: true, strict: false, multipleOfPrecision: 6, verbose: true }

/** JSON Schema's own, but not for texts that are too long anyway: a pattern may take the square of their length. */
const pattern: FuncKeywordDefinition = {
  keyword: 'pattern',
  type: 'string',
  errors: false,
  compile(source: string, { maxLength = Infinity }) {
    const expression = new RegExp(source, 'u')
    // A character has two units at most.
    return (text: string) => text.length > 2 * maxLength || expression.test(text)
  },
}

const createAjv = (more: object = {}) =>
  formats
    .default(new Ajv({ ...options, ...more }))
    .removeKeyword('pattern')
    .addKeyword(pattern)

const bodies = createAjv()
// Query strings carry only text: '5' and 'true' become what the schema wants.
const queries = createAjv({ coerceTypes: true }).addKeyword(queryDate)

const messages: Record<string, (error: ErrorObject) => string> = {
  additionalProperties: () => 'is not known here',
  required: () => 'is required',
  pattern: ({ schema }) => (schema === '\\S' ? 'must not be empty' : 'has the wrong form'),
  format: ({ params }) => `must be a valid ${params.format}`,
  enum: ({ params }) =>
    params.allowedValues.length > 12
      ? 'is not one of the allowed values'
      : `must be one of ${params.allowedValues.join(', ')}`,
  multipleOf: () => 'must have at most two decimals',
  maxLength: ({ params }) => `must have at most ${params.limit} characters`,
  minLength: ({ params }) => `must have at least ${params.limit} characters`,
  queryDate: () => 'must be an ISO 8601 date or milliseconds since 1970',
  type: ({ params }) => `must be ${[params.type].flat().join(' or ')}`,
}

/** `/variations/2/price` becomes `variations.2.price`; a missing or unknown property is named itself. */
const fieldOf = (error: ErrorObject): string => {
  const own = error.params.additionalProperty ?? error.params.missingProperty
  const path = error.instancePath.split('/').slice(1)
  return [...path, ...(own === undefined ? [] : [own])].filter((part) => part !== '$eq').join('.')
}

const raise = (errors: readonly ErrorObject[]): never => {
  const named: Record<string, string> = {}
  for (const error of errors) {
    named[fieldOf(error) || 'body'] ??= messages[error.keyword]?.(error) ?? error.message ?? 'is invalid'
  }
  throw invalid(named)
}

const checker = (validate: ValidateFunction) => (data: unknown) => {
  if (!validate(data)) raise(validate.errors ?? [])
}

/** A check of request bodies: throws a 400 that names every bad field; changes nothing. */
export const bodyCheck = (schema: object) => checker(bodies.compile(schema))

/** A check of queries: turns texts into numbers and booleans in place, then as `bodyCheck`. */
export const queryCheck = (schema: object) => checker(queries.compile(schema))
