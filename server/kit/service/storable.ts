import type { AnyRecord } from '@mainstreet/shared/contract'

type StorableValue<Value> = Value extends string | number | boolean | Date | null | undefined
  ? Value
  : unknown extends Value
    ? unknown
    : string
/** Columns with lists and objects as JSON. */
type Storable<Columns> = { [K in keyof Columns]: StorableValue<Columns[K]> }

/** Columns as the driver takes them: lists and objects go into jsonb columns, which the driver would otherwise take for SQL arrays. */
export const storable = <Columns extends object>(columns: Columns): Storable<Columns> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
    // Column by column, which TypeScript cannot follow.
  ) as Storable<Columns>

/** Columns as the driver answers them, changed to those of a record: dates as ISO 8601 UTC; nested JSON has them as text already. */
export const isoDates = (row: AnyRecord): AnyRecord => {
  for (const [name, value] of Object.entries(row)) if (value instanceof Date) row[name] = value.toISOString()
  return row
}
