import type { Application } from '../declarations'
import type { Logger } from './log'
import type { Metrics } from './metrics'

/** Starts something that lasts; answers how to stop it. */
export type Start = () => Promise<() => Promise<void>>

/** One turn of a job; a long one asks whether the server is stopping. */
export type Run = (isStopping: () => boolean) => Promise<unknown>

/** A job of a feature. */
export interface Job {
  everyMs: number
  run(app: Application, isStopping: () => boolean): Promise<unknown>
}

/** What runs beside the calls: it starts with the server and stops with it. */
export interface Jobs {
  onStart(start: Start): void
  /** Runs a job every `ms` milliseconds, never beside itself; a failure is logged and counted, and the next turn tries again. */
  every(name: string, ms: number, run: Run): void
  start(): Promise<void>
  /** Waits for runs that are under way. */
  stop(): Promise<void>
}

interface Tools {
  log: Pick<Logger, 'warn'>
  metrics: Pick<Metrics, 'jobDone'>
}

/** The jobs of one application. */
export const createJobs = ({ log, metrics }: Tools): Jobs => {
  const starts: Start[] = []
  let stops: (() => Promise<void>)[] = []

  const repeat = (name: string, ms: number, run: Run): Start => {
    let stopping = false
    const once = async () => {
      try {
        await run(() => stopping)
        metrics.jobDone(name, 'done')
      } catch (err) {
        metrics.jobDone(name, 'failed')
        log.warn({ err, job: name }, 'job failed')
      }
    }
    return async () => {
      let running: Promise<void> | undefined
      const timer = setInterval(() => {
        running ??= once().finally(() => (running = undefined))
      }, ms)
      timer.unref()
      return async () => {
        stopping = true
        clearInterval(timer)
        await running
      }
    }
  }

  return {
    onStart: (start) => void starts.push(start),
    every: (name, ms, run) => void starts.push(repeat(name, ms, run)),
    async start() {
      stops = await Promise.all(starts.map((each) => each()))
    },
    async stop() {
      for (const each of stops.reverse()) await each()
      stops = []
    },
  }
}
