import { limitsOf } from '../../kit/rate-limit'

const wordOf = (name: string) => name.split('-').at(-1)

/** What limits the calls of a path, in words; empty where nothing but the server's strength does. */
export const limitNote = (path: string): string => {
  const limits = limitsOf(path).map(
    ({ name, points, seconds }) => `${points} in ${seconds} seconds for one ${wordOf(name)}`,
  )
  return limits.length ? `Rate limits: ${limits.join('; ')}. Beyond them: 429 with \`Retry-After\`.` : ''
}
