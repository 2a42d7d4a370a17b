import { Unavailable } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { HookContext, NextFunction } from '../declarations'
import { retryAfter } from './service/errors'

type Next = () => Promise<unknown>

const serverRestarting = () => new Unavailable({ ...refusal('server-restarting'), retryAfter })

/** A promise that only ever fails, when it is given up. */
const createSignal = () => {
  let give = () => {}
  const promise = new Promise<never>((_, reject) => (give = () => reject(serverRestarting())))
  promise.catch(() => undefined)
  return { promise, give: () => give() }
}

/** Counts the calls being carried out, whether or not their caller still waits, so that a process may finish them before it ends. */
export const createCalls = () => {
  let inFlight = 0
  let arrived = 0
  let stopping = false
  let refusing = false
  const givenUp = createSignal()
  const counted = async (run: Next) => {
    inFlight++
    arrived++
    try {
      await run()
    } finally {
      inFlight--
    }
  }
  return {
    inFlight: () => inFlight,
    /** How many calls have come so far, refused ones too. */
    arrived: () => arrived,
    isStopping: () => stopping,

    /** From now on the server says that it is about to end, so that no proxy sends new visitors. */
    stop() {
      stopping = true
    },

    /** From now on calls over sockets are answered 503; new HTTP requests end with the listening. */
    refuse() {
      refusing = true
    },

    /** Calls over sockets that are under way are answered 503 now, in place of never. */
    giveUp: () => givenUp.give(),

    /** Koa middleware. */
    http: (_ctx: unknown, next: Next) => counted(next),

    /** Feathers around hook of the application: requests are counted already, and calls of our own belong to one. */
    sockets: async ({ params }: HookContext, next: NextFunction) => {
      if (params.provider !== 'socketio') return next()
      if (refusing) {
        arrived++
        throw serverRestarting()
      }
      await Promise.race([counted(next), givenUp.promise])
    },
  }
}

/** The calls of one application. */
export type Calls = ReturnType<typeof createCalls>

declare module '../declarations' {
  interface Configuration {
    calls: Calls
  }
}
