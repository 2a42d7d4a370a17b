import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../../declarations'
import { knownCaller } from '../caller/caller-of'
import { scopeOf } from '../scope'
import { methodOf } from '../check-call'

/** Decides which rows a call can touch at all; staff who look at an account over a socket hear of it from now on. */
export const scopeRows =
  (contract: AnyTableContract): AroundHook =>
  async (context, next) => {
    const { app, params } = context
    const { query = {}, siteId } = params
    const caller = knownCaller(params)
    const method = methodOf(context)
    if (method !== 'create') {
      const { isPublished } = app.get('tenants')
      const scope = await scopeOf({ contract, caller, method, query, siteId, isPublished })
      context.params = { ...params, scope }
      if (method === 'find' || scope.accounts) app.get('sockets').followed(contract, context.params)
    }
    await next()
  }
