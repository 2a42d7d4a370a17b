import type { Application } from '../../declarations'
import type { Start } from '../jobs'

/** Rows that wait to be worked on beside the calls, by this process and others. */
export interface Queue<Task> {
  /** What the log calls it. */
  name: string
  /** Where it is heard that there is something to do, beside looking now and then. */
  channel?: string
  pollMs?: number
  /** Takes some of what is due. */
  claim(): Promise<readonly Task[]>
  /** Does one of them and stores how it ended; what takes long ends when the signal says that the server stops. */
  carryOut(task: Task, stopping: AbortSignal): Promise<unknown>
}

/** Works through a queue. */
export interface Worker {
  /** Does what is due, until there is nothing more or the server stops. */
  run(): Promise<void>
  /** Begins at once, in place of at the next look. */
  nudge(): void
  /** Looks now, every few seconds and when told to; stopping waits for what is under way. */
  start: Start
}

/** The worker of a queue; those of other processes may work at the same time. */
export const createWorker = <Task>(
  app: Application,
  { name, channel, pollMs = 5_000, claim, carryOut }: Queue<Task>,
): Worker => {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  let isNudged = false

  const runAll = async () => {
    try {
      do {
        isNudged = false
        const tasks = await claim()
        await Promise.all(tasks.map((task) => carryOut(task, stop.signal)))
        if (tasks.length > 0) isNudged = true
      } while (isNudged && !stop.signal.aborted)
    } finally {
      running = undefined
    }
  }

  const run = () => (running ??= runAll())

  const nudge = () => {
    isNudged = true
    if (running || stop.signal.aborted) return
    // What a failed turn leaves waiting, the next one takes up.
    run().catch((err: unknown) => {
      app.get('metrics').jobDone(name, 'failed')
      app.get('log').error({ err }, `${name} not reachable`)
    })
  }

  const start = async () => {
    app.get('metrics').jobKnown(name)
    const heard = { disconnected: () => {}, reconnected: nudge }
    const unlisten = channel ? await app.get('database').listen(channel, nudge, heard) : undefined
    const looking = setInterval(nudge, pollMs).unref()
    nudge()
    return async () => {
      stop.abort()
      clearInterval(looking)
      await unlisten?.()
      await running?.catch(() => undefined)
    }
  }

  return { run, nudge, start }
}
