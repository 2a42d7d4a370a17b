/** A row of whichever service. */
export interface AnyRow {
  id: number
}

/** The value of a column of whichever row; undefined where the row has no such column. */
export const columnOf = (row: object, name: string): unknown => Reflect.get(row, name)
