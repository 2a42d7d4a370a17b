import { Type, type TSchema } from '@sinclair/typebox'
import { readPhone } from './rules/phone'

/** Another spelling of a column's value: answers the value it stands for, or undefined for what is no such spelling. */
export interface Spelling {
  (value: unknown): unknown
  /** What it reads, for the description of the API. */
  readonly accepts: TSchema
}

/** Columns, and the other spelling of their values; bodies and queries take it, answers never do. */
export type Spellings = Readonly<Record<string, Spelling>>

/** A spelling of the values that a schema describes. */
export const spelling = (accepts: TSchema, read: (value: unknown) => unknown): Spelling =>
  Object.assign((value: unknown) => read(value), { accepts })

/** A whole number written in digits: '12' is 12. */
export const digits = spelling(Type.String({ pattern: '^[1-9]\\d{0,9}$' }), (value) =>
  typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined,
)

/** A text that may come as a number: 12.5 is '12.5'. */
export const numberAsText = spelling(Type.Number(), (value) =>
  typeof value === 'number' ? String(value) : undefined,
)

/** A phone number however it is written: 506-555-0142 is (506) 555-0142. */
export const anyPhone = spelling(Type.String({ maxLength: 40 }), (value) =>
  typeof value === 'string' && value.length <= 40 ? readPhone(value) : undefined,
)
