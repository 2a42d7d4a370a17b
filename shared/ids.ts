/** The largest id that the database has. */
export const maxId = 2_147_483_647

/** Whether a value may be a row's id. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxId
