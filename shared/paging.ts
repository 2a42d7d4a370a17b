/** One page of a find: `total` counts all matches, `$limit=0` only counts. */
export interface Page<Row> {
  total: number
  limit: number
  skip: number
  data: Row[]
}

/** Rows of a find without `$limit`. */
export const defaultLimit = 100

/** The limit of rows that one find answers. */
export const maxLimit = 500
