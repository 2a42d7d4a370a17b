import type { HookContext, NextFunction } from '@feathersjs/feathers'
import { apiKeyContract } from '@mainstreet/shared/contracts/users'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/feature'
import { apiKeyCallersOf, keyPrefix } from '../authentication/api-key-callers'
import { hashToken, newToken } from './secret-token'

const issued = new WeakMap<object, string>()

/** Puts the whole key into the answer of the create that made it, and nowhere else: not into events, not into a later find. */
export const showKeyOnce = async (context: HookContext, next: NextFunction): Promise<void> => {
  await next()
  if (context.path !== 'api-keys' || context.method !== 'create') return
  const key = issued.get(context.data)
  if (key) context.result = { ...context.result, key }
}

/** Keys for programs of an account: shown once, stored hashed. */
export const apiKeys = tableService(apiKeyContract, (house) => ({
  beforeWrite({ data, ignored, before }) {
    if (before) return data
    if ('key' in ignored) throw invalid({ key: 'is made by the server' })
    const key = `${keyPrefix}${newToken()}`
    issued.set(data, key)
    return { ...data, hash: hashToken(key), hint: key.slice(-4) }
  },
  async afterWrite({ id, before, work }) {
    if (before) await apiKeyCallersOf(house).changed(id, work)
  },
  beforeRemove: ({ row, work }) => apiKeyCallersOf(house).changed(row.id as number, work),
}))
