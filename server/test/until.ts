import { setTimeout as pause } from 'node:timers/promises'

const patience = 30_000

/** Waits until something is so, however slow the machine is; throws when it never comes. */
export const until = async (is: () => unknown): Promise<void> => {
  const end = Date.now() + patience
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${String(is)}`)
    await pause(20)
  }
}
