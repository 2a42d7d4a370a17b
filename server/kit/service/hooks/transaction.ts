import { knownCaller } from '../caller/caller-of'
import type { AroundHook } from '../../../declarations'

const isWrite = (method: string) => method !== 'find' && method !== 'get'

/** Carries a write out as one transaction, or within the one it is part of; reads need none. */
export const transaction: AroundHook = async (context, next) => {
  const { app, method, params } = context
  if (!isWrite(method) || params.work) return next()
  await app.get('runWork')(knownCaller(params), async (work) => {
    context.params = { ...params, work }
    await next()
  })
}
