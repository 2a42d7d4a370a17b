/** Which row was moved where between two orders of the same rows; undefined when none was. */
export const rowMove = <T>(
  before: readonly T[],
  after: readonly T[],
): { from: number; to: number } | undefined => {
  const first = before.findIndex((row, index) => row !== after[index])
  if (first < 0) return undefined
  const last = before.findLastIndex((row, index) => row !== after[index])
  return after[first] === before[last] ? { from: last, to: first } : { from: first, to: last }
}
