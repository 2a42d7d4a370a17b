import { minuteMs } from '@mainstreet/shared/rules/time/durations'

const defaultLifetimeMs = 15 * minuteMs
const marginMs = minuteMs

/** Milliseconds a token lives: from its own times, so that this machine's clock does not matter. */
const lifetimeMsOf = (token: string): number => {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    // The claims of a JWT; what is missing is checked for.
    const { iat, exp } = JSON.parse(text) as { iat?: number; exp?: number }
    return iat && exp && exp > iat ? (exp - iat) * 1000 : defaultLifetimeMs
  } catch {
    return defaultLifetimeMs
  }
}

/** Holds an access token in memory; calls `renew` a minute before it expires. */
export const createAccessToken = (renew: () => void) => {
  let value = ''
  let expiresAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const renewAfter = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(renew, delayMs)
  }
  return {
    read: () => value,
    /** Whether it is valid for half a minute at least. */
    isFresh: () => Date.now() < expiresAt - marginMs / 2,
    set(token: string) {
      const lifetimeMs = lifetimeMsOf(token)
      value = token
      expiresAt = Date.now() + lifetimeMs
      renewAfter(Math.max(lifetimeMs - marginMs, marginMs / 2))
    },
    clear() {
      clearTimeout(timer)
      value = ''
    },
    renewAfter,
  }
}
