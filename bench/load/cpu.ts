import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A server under load: says what its process has worked so far, in microseconds, each time it is asked `cpu`. */
export const answerCpu = (): void => {
  process.on('message', (asked) => {
    if (asked !== 'cpu') return
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  })
}

/** Asks it. */
export const cpuOf = async (child: ChildProcess): Promise<number> => {
  child.send('cpu')
  return ((await once(child, 'message'))[0] as { cpu: number }).cpu
}
