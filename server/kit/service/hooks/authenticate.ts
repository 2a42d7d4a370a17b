import type { AroundHook } from '../../../declarations'
import { callerOf } from '../caller/caller-of'
import { asCaller } from '../caller/current-caller'

/** Authenticates the call, anew each time over a socket too, and puts who makes it into `params.caller` and around all that follows. */
export const authenticate: AroundHook = async (context, next) => {
  const caller = await callerOf(context.app, context.params)
  context.params = { ...context.params, caller }
  await asCaller(caller, next)
}
