import type { ChildProcess } from 'node:child_process'
import { until } from './until'

/** Waits until a server in a process of its own answers that it is ready; throws when it ends before. */
export const untilReady = (origin: string, child: ChildProcess): Promise<void> =>
  until(async () => {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.')
    return (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok
  }, 300_000)
