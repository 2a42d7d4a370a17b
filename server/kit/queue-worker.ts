import type { Database } from './database/database'
import type { Logger } from './log'

/** A queue in a table: what is claimed under a lease by one process is done by it, beside those of others. */
export interface Queue<Task> {
  /** What the log calls it. */
  name: string
  /** Where the workers hear that there is something to do. */
  channel: string
  pollMs: number
  /** Takes what is due and nobody else does, for as long as the lease. */
  claim(): Promise<readonly Task[]>
  /** Does one of them and stores how it ended. */
  carryOut(task: Task): Promise<void>
}

/** A rest of `ms` milliseconds that a nudge ends, also one that came just before it. */
const createRest = (ms: number) => {
  let nudged = true
  let interrupt = () => {}
  return {
    begin: () => (nudged = false),
    nudge() {
      nudged = true
      interrupt()
    },
    async rest() {
      if (nudged) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        interrupt = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}

/** Works through a queue until stopped; stopping waits for what is under way. Several may run side by side. */
export const startQueueWorker = async <Task>(
  { database, log }: { database: Database; log: Pick<Logger, 'error'> },
  { name, channel, pollMs, claim, carryOut }: Queue<Task>,
): Promise<{ stop(): Promise<void> }> => {
  const pause = createRest(pollMs)
  let stopped = false

  const run = async () => {
    while (!stopped) {
      pause.begin()
      try {
        const tasks = await claim()
        await Promise.all(tasks.map(carryOut))
        if (tasks.length > 0) continue
      } catch (err) {
        log.error({ err }, `${name} not reachable`)
      }
      await pause.rest()
    }
  }

  const unlisten = await database.listen(channel, pause.nudge, {
    disconnected: () => {},
    reconnected: pause.nudge,
  })
  const running = run()
  return {
    async stop() {
      stopped = true
      pause.nudge()
      await unlisten()
      await running
    },
  }
}
