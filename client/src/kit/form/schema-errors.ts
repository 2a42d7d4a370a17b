import { emailOrNone } from '@mainstreet/shared/contracts/account'
import { isGtin } from '@mainstreet/shared/rules/items/gtin'
import type { TSchema } from '@sinclair/typebox'
import { Custom } from '@sinclair/typebox/custom'
import { Format } from '@sinclair/typebox/format'
import { Value, ValueErrorType, type ValueError } from '@sinclair/typebox/value'
import { get, set, type FieldErrors, type FieldValues } from 'react-hook-form'
import { columnOf, takesNull } from './form-schema'
import type { FormWords } from './form-words'

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

Format.Set('gtin', (value) => value === '' || isGtin(value))

/** The kinds that TypeBox does not know: one of a list of values, or of schemas. */
Custom.Set<TSchema>('Unsafe', (schema, value) => {
  if (schema.enum) return (schema.enum as unknown[]).includes(value)
  const options: TSchema[] = schema.anyOf ?? []
  return options.length === 0 || options.some((option) => Value.Check(option, value))
})

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const typesOf = ({ type }: TSchema): unknown[] => [type].flat()

/** By the value itself: TypeBox reports a number under its least as one over its most. */
const numberWords = ({ schema, value }: ValueError, words: FormWords) => {
  const { exclusiveMinimum, minimum, exclusiveMaximum, maximum } = schema
  if (typeof value === 'number') {
    if (value <= exclusiveMinimum) return words.moreThan(exclusiveMinimum)
    if (value < minimum) return words.minimum(minimum)
    if (value >= exclusiveMaximum) return words.lessThan(exclusiveMaximum)
    if (value > maximum) return words.maximum(maximum)
  }
  return typesOf(schema).includes('integer') ? words.wholeNumber : words.number
}

const formatsWithWords = ['email', 'uri', 'date', 'gtin'] as const

const wordsOf = (error: ValueError, words: FormWords): string => {
  const { type, schema, value } = error
  if (isBlank(value)) return words.required
  if (type === ValueErrorType.StringMinLength) return words.minLength(schema.minLength)
  if (type === ValueErrorType.StringMaxLength) return words.maxLength(schema.maxLength)
  const format = formatsWithWords.find((name) => name === schema.format)
  if (format && (type === ValueErrorType.StringFormat || type === ValueErrorType.StringPattern))
    return words[format]
  if (schema.pattern === emailOrNone.pattern) return words.email
  if (typesOf(schema).some((type) => type === 'number' || type === 'integer'))
    return numberWords(error, words)
  if (schema.enum || type === ValueErrorType.Union || type === ValueErrorType.Literal) return words.choose
  return words.form
}

/** Whether a form gives a value at all: an emptied box means "not given" where a value is optional, and what it has no box for is not its to fill in. */
const isGiven = (schema: TSchema, values: FieldValues, name: string): boolean => {
  const value: unknown = values[name]
  if (!(name in values)) return false
  if (value === null) return !takesNull(schema.properties[name] ?? {})
  return !(value === '' || value === undefined) || (schema.required ?? []).includes(name)
}

/** 0.07 is a multiple of 0.01 for everyone but a computer. */
const isRounding = ({ type, schema, value }: ValueError): boolean => {
  if (type !== ValueErrorType.NumberMultipleOf) return false
  // Only a number fails this check.
  const times = (value as number) / schema.multipleOf
  return Math.abs(times - Math.round(times)) < 1e-6
}

/** A form may ask for more than its body has, such as a password again; what is sent is the page's to say, and checked there. */
const isOwnOfForm = ({ type }: ValueError) => type === ValueErrorType.ObjectAdditionalProperties

/** What may be null is checked as if it had to be there. */
const isAllowedNull = ({ value, schema }: ValueError) => value === null && takesNull(schema)

/** An emptied box of a row that may do without it: whether it has to be filled is its field's to say. */
const isEmptiedInRow = (schema: TSchema, name: string, value: unknown): boolean => {
  const end = name.lastIndexOf('.')
  if (value !== null || end < 0) return false
  const row = columnOf(schema, name.slice(0, end))
  return row !== undefined && !(row.required ?? []).includes(name.slice(end + 1))
}

/** The errors of values by dotted field name, in plain words, the first per field; empty when the schema is met. */
export const schemaErrors = (
  schema: TSchema,
  values: FieldValues,
  words: FormWords,
): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const error of Value.Errors(schema, values)) {
    if (error.type === ValueErrorType.StringFormatUnknown || isOwnOfForm(error)) continue
    if (isRounding(error) || isAllowedNull(error)) continue
    const name = error.path.slice(1).replaceAll('/', '.')
    if (isEmptiedInRow(schema, name, error.value)) continue
    if (isGiven(schema, values, name.split('.')[0]!)) found[name] ??= wordsOf(error, words)
  }
  return found
}

/** Nested errors as react-hook-form stores them, from messages by dotted name. */
export const toFieldErrors = (messages: Record<string, string>): FieldErrors => {
  const errors: FieldErrors = {}
  for (const [name, message] of Object.entries(messages))
    if (!get(errors, name)) set(errors, name, { type: 'check', message })
  return errors
}
