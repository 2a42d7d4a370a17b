import { Unavailable } from '@feathersjs/errors'
import type { HookContext, NextFunction } from '@feathersjs/feathers'

type Next = () => Promise<unknown>

/** Counts the calls being carried out, whether or not their caller still waits, so that a process may finish them before it ends. */
export const createCalls = () => {
  let inFlight = 0
  let stopping = false
  let refusing = false
  const counted = async (run: Next) => {
    inFlight++
    try {
      await run()
    } finally {
      inFlight--
    }
  }
  return {
    inFlight: () => inFlight,
    isStopping: () => stopping,

    /** From now on the server says that it is about to end, so that no proxy sends new visitors. */
    stop() {
      stopping = true
    },

    /** From now on calls over sockets are answered 503; new HTTP requests end with the listening. */
    refuse() {
      refusing = true
    },

    /** Koa middleware. */
    http: (_ctx: unknown, next: Next) => counted(next),

    /** Feathers around hook of the application: requests are counted already, and calls of our own belong to one. */
    sockets: async ({ params }: HookContext, next: NextFunction) => {
      if (params.provider !== 'socketio') return next()
      if (refusing) throw new Unavailable('The server is restarting; please try again in a moment.')
      await counted(next)
    },
  }
}

/** The calls of one application. */
export type Calls = ReturnType<typeof createCalls>
