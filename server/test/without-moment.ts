/** Rows, or what holds some, without the moments when they were written last, which each write moves. */
export const withoutMoment = <T>(rows: T): T =>
  JSON.parse(JSON.stringify(rows, (name, value: unknown) => (name === 'updatedAt' ? undefined : value))) as T
