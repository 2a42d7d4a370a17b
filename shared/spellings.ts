/** Another spelling of a column's value: answers the value it stands for, or undefined for what is no such spelling. */
export type Spelling = (value: unknown) => unknown

/** Columns, and the other spelling of their values; bodies and queries take it, answers never do. */
export type Spellings = Readonly<Record<string, Spelling>>

/** A whole number written in digits: '12' is 12. */
export const digits: Spelling = (value) =>
  typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined

/** A text that may come as a number: 12.5 is '12.5'. */
export const numberAsText: Spelling = (value) => (typeof value === 'number' ? String(value) : undefined)
