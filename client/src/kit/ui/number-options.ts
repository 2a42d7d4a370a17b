import type { Option } from './select'

/** The whole numbers from one to another as choices of a list, called as `label` says. */
export const numberOptions = (
  first: number,
  last: number,
  label: (number: number) => string = String,
): Option[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: String(first + index),
    label: label(first + index),
  }))

/** Numbers as choices of a list, called as `label` says. */
export const namedOptions = (values: readonly number[], label: (value: number) => string): Option[] =>
  values.map((value) => ({ value: String(value), label: label(value) }))

/** The numbers of a list and one that a program has set beside them, the lowest first. */
export const withOwn = (values: readonly number[], own: number): number[] =>
  [...new Set([...values, own])].sort((a, b) => a - b)
