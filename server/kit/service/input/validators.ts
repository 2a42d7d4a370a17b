import { addFormats, Ajv, type Validator } from '@feathersjs/schema'
import { getValidator, type TObject } from '@feathersjs/typebox'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { isGtin } from '@mainstreet/shared/rules/items/gtin'
import type { ErrorObject, FuncKeywordDefinition } from 'ajv'
import { invalid, type Problem } from '../errors'
import { queryDate } from './query-date'

const options = {
  allErrors: true,
  strict: false,
  multipleOfPrecision: 6,
  verbose: true,
  // It would take as long again, at a service's first call, and V8 does it better.
  code: { optimize: false },
}

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

const createAjv = (more: object = {}): Ajv =>
  addFormats(new Ajv({ ...options, ...more }))
    .addFormat('gtin', (text: string) => text === '' || isGtin(text))
    .removeKeyword('pattern')
    .addKeyword(pattern)

/** Validates bodies, and changes nothing in them. */
export const dataValidator = createAjv()

/** Validates what comes as text, queries and forms: '5' and 'true' become what the schema wants. */
export const queryValidator = createAjv({ coerceTypes: true }).addKeyword(queryDate)

const limitOf = ({ limit }: ErrorObject['params']) => Number(limit)

const problemsByKeyword: Record<string, (error: ErrorObject) => Problem> = {
  additionalProperties: () => 'is not known here',
  required: () => refusal('required'),
  pattern: ({ schema }) => refusal(schema === '\\S' ? 'not-empty' : 'wrong-form'),
  format: ({ params: { format } }) =>
    format === 'gtin' ? refusal('not-a-gtin') : refusal('format', { format: String(format) }),
  enum: ({ params }) => {
    const allowed = params.allowedValues as unknown[]
    if (allowed.length > 12) return refusal('not-offered-value')
    return refusal('one-of', { values: allowed.join(', ') })
  },
  multipleOf: () => refusal('two-decimals'),
  maxLength: ({ params }) => refusal('too-long', { max: limitOf(params) }),
  minLength: ({ params }) => refusal('too-short', { min: limitOf(params) }),
  minimum: ({ params }) => refusal('too-low', { min: limitOf(params) }),
  maximum: ({ params }) => refusal('too-high', { max: limitOf(params) }),
  exclusiveMinimum: ({ params }) => refusal('must-exceed', { min: limitOf(params) }),
  exclusiveMaximum: ({ params }) => refusal('must-stay-below', { max: limitOf(params) }),
  minItems: ({ params }) => refusal('too-few', { min: limitOf(params) }),
  maxItems: ({ params }) => refusal('too-many', { max: limitOf(params) }),
  queryDate: () => 'must be an ISO 8601 date or milliseconds since 1970',
  type: ({ params }) => `must be ${[params.type].flat().join(' or ')}`,
}

/** `/variations/2/price` becomes `variations.2.price`; a missing or unknown property is named itself. */
const fieldOf = (error: ErrorObject): string => {
  const own = (error.params.additionalProperty ?? error.params.missingProperty) as string | undefined
  const path = error.instancePath.split('/').slice(1)
  return [...path, ...(own === undefined ? [] : [own])].filter((part) => part !== '$eq').join('.')
}

const ofWholeValue = new Set(['anyOf', 'queryDate', 'type'])

const placesAbove = ({ instancePath }: ErrorObject): string[] =>
  [...instancePath.matchAll(/\//g)].map(({ index }) => instancePath.slice(0, index))

/** A column takes a value or operators: what is wrong within the operators is meant, not that they are no value. */
const withoutOtherBranches = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const unions = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
  )
  if (!unions.size) return [...errors]
  const closer = new Set(
    errors.flatMap((error) => [
      ...placesAbove(error),
      ...(ofWholeValue.has(error.keyword) ? [] : [error.instancePath]),
    ]),
  )
  return errors.filter(
    ({ keyword, instancePath }) =>
      !(ofWholeValue.has(keyword) && unions.has(instancePath) && closer.has(instancePath)),
  )
}

const namedErrors = (errors: readonly ErrorObject[]): Record<string, Problem> => {
  const named: Record<string, Problem> = {}
  for (const error of withoutOtherBranches(errors)) {
    named[fieldOf(error) || 'body'] ??=
      problemsByKeyword[error.keyword]?.(error) ?? error.message ?? 'is invalid'
  }
  return named
}

/** Feathers' `getValidator`, whose 400 names every bad field in our words. */
export const createValidator = (schema: TObject, ajv: Ajv): Validator => {
  const validate = getValidator(schema, ajv)
  return async (data) => {
    try {
      const valid: unknown = await validate(data)
      return valid
    } catch (error) {
      if (!(error instanceof Ajv.ValidationError)) throw error
      throw invalid(namedErrors(error.errors as ErrorObject[]))
    }
  }
}
