import { setTimeout as pause } from 'node:timers/promises'

/** Waits until something is so, however slow the machine is; throws when it has not come within `timeoutMs`. */
export const until = async (is: () => unknown, timeoutMs = 90_000): Promise<void> => {
  const end = Date.now() + timeoutMs
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${String(is)}`)
    await pause(20)
  }
}
