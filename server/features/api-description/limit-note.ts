import { limitsOf } from '../../kit/rate-limit'

const sixty = 60

const keys: Readonly<Record<string, string>> = { stats: 'address', uploads: 'address or account' }

/** Who the calls are counted for: the last word of the limit's name, where it has more than one. */
const keyOf = (name: string) => keys[name] ?? name.split('-').at(-1)!

const lengthOf = (seconds: number) => {
  const [count, unit] =
    seconds < sixty * sixty ? [seconds / sixty, 'minute'] : [seconds / sixty / sixty, 'hour']
  return count === 1 ? unit : `${count} ${unit}s`
}

/** What limits the calls of a path, in words; empty where nothing but the server's strength does. */
export const limitNote = (path: string): string => {
  const limits = limitsOf(path).map(
    ({ name, points, seconds }) => `${points} calls in ${lengthOf(seconds)} for one ${keyOf(name)}`,
  )
  return limits.length ? `Rate limits: ${limits.join('; ')}. Beyond them: 429 with \`Retry-After\`.` : ''
}
