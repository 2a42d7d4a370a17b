/** Whether two values of a form say the same. */
export const isSame = (some: unknown, other: unknown): boolean =>
  some === other || JSON.stringify(some ?? null) === JSON.stringify(other ?? null)
