/** Chance that comes again: the same seed and index give the same numbers. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** A whole number from 0 up to `end`. */
  below(end: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

const mixed = (seed: number, index: number) =>
  Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)

/** The chance of one request: its own, so that a single request of a run can be sent again. */
export const createRandom = (seed: number, index: number): Random => {
  let state = mixed(seed, index)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)]!,
  }
}
