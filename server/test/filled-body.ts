import { isDeepStrictEqual } from 'node:util'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { TSchema } from '@sinclair/typebox'

type Columns = Readonly<Record<string, unknown>>

/** A value that a column may hold, and not the one it has. */
const anotherValue = (schema: TSchema, value?: unknown): unknown => {
  const {
    type,
    enum: words,
    format,
    contentMediaType,
    minimum = 0,
    maxLength = 20,
    items,
    properties,
  } = schema
  const types: string[] = [type].flat()
  if (words) return words.find((each: unknown) => each && each !== value)
  if (types.includes('boolean')) return !value
  if (types.includes('integer') || types.includes('number'))
    return value === minimum + 1 ? minimum + 2 : minimum + 1
  if (types.includes('array')) return [anotherValue(items)]
  if (types.includes('object'))
    return Object.fromEntries(
      Object.entries(properties as Record<string, TSchema>).map(([name, each]) => [name, anotherValue(each)]),
    )
  if (format === 'date') return '2999-12-31'
  if (format === 'date-time') return '2999-12-31T12:00:00.000Z'
  return contentMediaType ? '<p>Another</p>' : 'Another'.slice(0, maxLength)
}

/** A body that gives every column that can be written another value than a row has, or the given one where not any will do. */
export const filledBody = <Given extends Columns>(
  { writable, record: { properties } }: AnyTableContract,
  { row, given }: { row: Columns; given: Given },
): Columns & Given => ({
  ...Object.fromEntries(
    writable
      .filter((name) => !(name in given))
      .map((name) => [name, anotherValue(properties[name]!, row[name])]),
  ),
  ...given,
})

/** The columns that a row has as a bare row has them: where there are any, a test would not see that they are lost. */
export const notFilled = (row: Columns, columns: readonly string[], bare: Columns): string[] =>
  columns.filter((name) => isDeepStrictEqual(row[name], bare[name]))
