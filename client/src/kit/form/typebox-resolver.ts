import type { TSchema } from '@sinclair/typebox'
import { Format } from '@sinclair/typebox/format'
import { Value, ValueErrorType, type ValueError } from '@sinclair/typebox/value'
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

/** The whole patterns of the text formats that contracts use; the server has the last word. */
const formats: Record<string, RegExp> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}(:\d{2})?/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/,
}

for (const [name, pattern] of Object.entries(formats))
  if (!Format.Has(name)) Format.Set(name, (value) => pattern.test(value))

const formatWords: Record<string, string> = {
  email: 'Enter an e-mail address such as name@example.com.',
  uri: 'Enter a whole address, starting with https://.',
  date: 'Enter a date.',
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const numberWords = ({ type, schema }: ValueError) => {
  const name = ValueErrorType[type]
  if (name.endsWith('ExclusiveMinimum')) return `Must be more than ${schema.exclusiveMinimum}.`
  if (name.endsWith('Minimum') || name.endsWith('Minumum')) return `Must be ${schema.minimum} or more.`
  if (name.endsWith('ExclusiveMaximum')) return `Must be less than ${schema.exclusiveMaximum}.`
  if (name.endsWith('Maximum')) return `Must be ${schema.maximum} or less.`
  return schema.type === 'integer' ? 'Enter a whole number.' : 'Enter a number.'
}

const wordsOf = (error: ValueError): string => {
  const { type, schema, value } = error
  if (isBlank(value)) return 'This is required.'
  if (type === ValueErrorType.StringMinLength) return `Must be at least ${schema.minLength} characters.`
  if (type === ValueErrorType.StringMaxLength) return `Must be at most ${schema.maxLength} characters.`
  if (type === ValueErrorType.StringFormat)
    return formatWords[schema.format ?? ''] ?? 'This is not in the right form.'
  if (schema.type === 'number' || schema.type === 'integer') return numberWords(error)
  if (type === ValueErrorType.Union || type === ValueErrorType.Literal) return 'Choose one of the list.'
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'This field is not known.'
  return 'This is not in the right form.'
}

/** An emptied box means "not given" where a value is optional; only the check sees it so, what was typed stays. */
const withoutBlanks = (schema: TSchema, values: FieldValues): FieldValues => {
  const required: string[] = schema.required ?? []
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => required.includes(key) || !(value === '' || value === undefined),
    ),
  )
}

/** The errors of values by dotted field name, in plain words, the first per field; empty when the schema is met. */
export const schemaErrors = (schema: TSchema, values: FieldValues): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const error of Value.Errors(schema, withoutBlanks(schema, values))) {
    if (error.type === ValueErrorType.StringFormatUnknown) continue
    const name = error.path.slice(1).replaceAll('/', '.')
    found[name] ??= wordsOf(error)
  }
  return found
}

/** Nested errors as react-hook-form keeps them, from messages by dotted name. */
export const toFieldErrors = (messages: Record<string, string>): FieldErrors => {
  const errors: FieldErrors = {}
  for (const [name, message] of Object.entries(messages))
    if (!get(errors, name)) set(errors, name, { type: 'check', message })
  return errors
}

/** Checks a form's values by a TypeBox schema. */
export const typeboxResolver =
  <Values extends FieldValues>(schema: TSchema): Resolver<Values> =>
  (values) => {
    const messages = schemaErrors(schema, values)
    if (Object.keys(messages).length === 0) return { values, errors: {} }
    return { values: {}, errors: toFieldErrors(messages) as FieldErrors<Values> }
  }
