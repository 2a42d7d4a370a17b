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
