import type { Application } from '../declarations'
import { jobTurn } from './queue/job-turn'

/** Starts something that lasts; answers how to stop it. */
export type Start = () => Promise<() => Promise<void>>

/** One turn of a job; a long one asks whether the server is stopping, or has lost the turn to another. */
export type Run = (isStopping: () => boolean) => Promise<unknown>

/** A job of a feature. */
export interface Job {
  everyMs: number
  run(app: Application, isStopping: () => boolean): Promise<unknown>
}

/** What runs beside the calls: it starts with the server and stops with it. */
export interface Jobs {
  onStart(start: Start): void
  /** Runs a job every `ms` milliseconds, on one of the servers, never beside itself; a failure is logged and counted, and the next turn tries again. */
  every(name: string, ms: number, run: Run): void
  start(): Promise<void>
  /** Waits for runs that are under way. */
  stop(): Promise<void>
}

/** The jobs of one application. */
export const createJobs = (app: Application): Jobs => {
  const starts: Start[] = []
  let stops: (() => Promise<void>)[] = []

  const repeat = (name: string, ms: number, run: Run): Start => {
    const turn = jobTurn(app, name, ms)
    let stopping = false
    const once = async () => {
      try {
        if (await turn.take((isLost) => run(() => stopping || isLost())))
          app.get('metrics').jobDone(name, 'done')
      } catch (err) {
        app.get('metrics').jobDone(name, 'failed')
        app.get('log').warn({ err, job: name }, 'job failed')
      }
    }
    return async () => {
      app.get('metrics').jobKnown(name)
      await turn.prepare()
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

declare module '../declarations' {
  interface Configuration {
    /** What runs beside the calls, from the start to the stop of the server. */
    jobs: Jobs
  }
}
