import { Type, type Static, type TObject, type TSchema, type TString, type TUnsafe } from '@sinclair/typebox'
import type { Locale } from './rules/language'
import type { Cents } from './rules/money/money'
import { maxId } from './ids'

/** A record's id: a positive 32-bit integer. */
export const id = Type.Integer({ minimum: 1, maximum: maxId })

/** A whole number from `minimum` to `maximum`. */
export const integer = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** Free text of at most `maxLength` characters, possibly empty. */
export const text = (maxLength: number) => Type.String({ maxLength })

/** Text that must not be blank. */
export const filledText = (maxLength: number) => Type.String({ maxLength, pattern: '\\S' })

/** HTML from the rich text editor; sanitised when written. */
export const richText = (maxLength = 50_000) => Type.String({ maxLength, contentMediaType: 'text/html' })

/** The digits of a barcode, or empty. */
export const gtin = Type.String({ maxLength: 14, format: 'gtin' })

/** Yes or no. */
export const flag = Type.Boolean()

/** A share of a hundred, with at most two decimals. */
export const percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })

/** Dollars with at most two decimals, as on items and in settings. */
export const dollars = Type.Number({ minimum: 0, maximum: 999_999.99, multipleOf: 0.01 })

/** Integer cents, as on orders. */
export const cents = Type.Unsafe<Cents>(Type.Integer({ minimum: 0, maximum: 99_999_999_99 }))

/** A calendar day, YYYY-MM-DD, in the account's time zone. */
export const day = Type.String({ format: 'date' })

/** By what types tell a moment from other texts: the database stores it as one, and answers a Date. */
export interface MomentFormat {
  format: 'date-time'
}

/** A moment, ISO 8601 in UTC. */
export const moment = Type.String({ format: 'date-time' }) as TString & MomentFormat

/** A clock time, HH:MM:SS. */
export const clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' })

/** An e-mail address, or empty where `optional`. */
export const email = Type.String({ maxLength: 254, format: 'email' })

/** One of a closed list of texts. */
export const oneOf = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] })

const namesFile = Symbol('names a file')

/** The address of a file below /assets, or of a picture elsewhere; empty where there is none. */
export const fileUrl = { ...text(300), [namesFile]: true } as ReturnType<typeof text>

/** The columns of a record that name a file. */
export const fileColumnsOf = (record: TObject): string[] =>
  Object.entries(record.properties).flatMap(([name, column]) => (namesFile in column ? [name] : []))

/** The same column with a sentence for the description of the API. */
export const described = <T extends TSchema>(description: string, schema: T): T => ({
  ...schema,
  description,
})

const holdsSecret = Symbol('holds a secret')

/** The same column, which holds a secret or a part of one: it never leaves in an export. */
export const secret = <T extends TSchema>(schema: T): T => ({ ...schema, [holdsSecret]: true })

/** The columns of a record that hold secrets. */
export const secretColumnsOf = (record: TObject): string[] =>
  Object.entries(record.properties).flatMap(([name, column]) => (holdsSecret in column ? [name] : []))

const label = Symbol('label')

/** What a column is called in each language. */
export type Label = Readonly<Record<Locale, string>>

/** The same column with the label that the back office's forms show. */
export const labelled = <T extends TSchema>(words: Label | undefined, schema: T): T =>
  words ? { ...schema, [label]: words } : schema

/** What a column is called; undefined where forms do not show it. */
export const labelOf = (schema: TSchema | undefined): Label | undefined =>
  (schema as { [label]?: Label } | undefined)?.[label]

type Nullable<T extends TSchema> = TUnsafe<Static<T> | null> &
  (T extends MomentFormat ? MomentFormat : unknown)

/** The same type, or null. */
export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({
    ...schema,
    type: [(schema as { type?: string }).type, 'null'],
    ...('enum' in schema ? { enum: [...(schema.enum as unknown[]), null] } : {}),
  }) as Nullable<T>

/** A day, or a moment of it, or none. */
export const dayOrMoment = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  anyOf: [day, moment, Type.Null()],
})
