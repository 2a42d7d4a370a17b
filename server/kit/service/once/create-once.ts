import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../../declarations'
import { knownCaller } from '../caller/caller-of'
import { invalid } from '../errors'
import { requestFingerprint } from './fingerprint'
import { idempotencyHeader, idempotencyKeyOf } from './idempotency-key'
import { keepCreate, takeName } from './kept-creates'

/** Lets a program name the row that it creates: where the answer was lost, it asks again and gets that row. */
export const createOnce =
  ({ path }: AnyTableContract): AroundHook =>
  async (context, next) => {
    const { app, method, params, data } = context
    const key = idempotencyKeyOf(params)
    if (key === undefined || method !== 'create') return next()
    const caller = knownCaller(params)
    const { work } = params
    if (caller.role !== 'integrator') throw invalid({ [idempotencyHeader]: 'is taken from API keys only' })
    if (!work) throw new Error(`${path} is created outside of a work`)
    const name = { keyId: caller.keyId, key }
    const fingerprint = requestFingerprint(data)
    const had = await takeName(work, name, { path, fingerprint })
    if (had === null) {
      await next()
      await keepCreate(work, name, (context.result as { id: number }).id)
    } else context.result = await app.service(path as 'account').get(had, { work, caller })
  }
