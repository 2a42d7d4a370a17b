import type { RateLimits } from '../../kit/rate-limit'

const sixty = 60

/** Who the calls are counted for: the last word of the limit's name. */
const keyOf = (name: string) => name.split('-').at(-1)!

const lengthOf = (seconds: number) => {
  const [count, unit] =
    seconds < sixty * sixty ? [seconds / sixty, 'minute'] : [seconds / sixty / sixty, 'hour']
  return count === 1 ? unit : `${count} ${unit}s`
}

/** What limits the calls of a path, in words; empty where nothing but the server's strength does. */
export type LimitNote = (path: string) => string

/** Says of paths what limits them. */
export const limitNotes =
  (limits: Pick<RateLimits, 'of'>): LimitNote =>
  (path) => {
    const notes = limits
      .of(path)
      .map(({ name, points, seconds }) => `${points} calls in ${lengthOf(seconds)} for one ${keyOf(name)}`)
    return notes.length ? `Rate limits: ${notes.join('; ')}. Beyond them: 429 with \`Retry-After\`.` : ''
  }
