import type { Spellings } from '@mainstreet/shared/spellings'

/** What a client sent, by name; nothing of it has been checked. */
type Named = Record<string, unknown>

/** Whether a value is an object with properties, and no list. */
export const isRecord = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** A body with its columns' other spellings read; what is no spelling stays, for the check to judge. */
export const readSpellings = (spellings: Spellings, body: Named): Named => {
  const result: Named = { ...body }
  for (const [name, read] of Object.entries(spellings))
    if (name in body) result[name] = read(body[name]) ?? body[name]
  return result
}

/** The same for a query, in every operator of a column and below `$or` and `$and`. */
export const readQuerySpellings = (spellings: Spellings, query: Named): Named => {
  const operand = (read: (value: unknown) => unknown, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown) => read(each) ?? each)
    if (!isRecord(value)) return read(value) ?? value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, operand(read, each)]))
  }
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if ((name === '$or' || name === '$and') && Array.isArray(value))
        return [
          name,
          value.map((each: unknown) => (isRecord(each) ? readQuerySpellings(spellings, each) : each)),
        ]
      const read = Object.hasOwn(spellings, name) ? spellings[name] : undefined
      return [name, read ? operand(read, value) : value]
    }),
  )
}
