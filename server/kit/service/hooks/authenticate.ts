import type { AroundHook } from '../../../declarations'
import { visitor } from '../caller'

/** Who calls, as the transport says; nobody known where it says nothing. */
export const authenticate: AroundHook = async (context, next) => {
  const { caller = visitor } = context.params
  context.params = { ...context.params, caller }
  await next()
}
