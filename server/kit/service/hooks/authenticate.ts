import type { AroundHook } from '../../../declarations'
import { server } from '../caller/caller'
import { callerOf } from '../caller/caller-of'

/** Says in `params.caller` who calls: authenticated anew each time, over a socket too; our own code is the server, unless it says for whom it calls. */
export const authenticate: AroundHook = async (context, next) => {
  const { app, params } = context
  const caller = params.provider ? await callerOf(app, params) : (params.caller ?? server)
  context.params = { ...params, caller }
  await next()
}
