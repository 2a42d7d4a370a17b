import { apiKeyContract } from '@mainstreet/shared/contracts/users'
import type { NewRow, Row } from '@mainstreet/shared/services'
import type { AroundHook } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import { hashToken, keyPrefix, newToken } from '../../kit/secrets/secret-token'

/** Makes a new key and puts it whole into the answer of the create that made it, and nowhere else: not into events, not into a later find. */
const makeKey: AroundHook = async (context, next) => {
  if (context.method !== 'create') return next()
  if (context.params.ignored && 'key' in context.params.ignored)
    throw invalid({ key: 'is made by the server' })
  const key = `${keyPrefix}${newToken()}`
  context.data = { ...(context.data as NewRow<'api-keys'>), hash: hashToken(key), hint: key.slice(-4) }
  await next()
  context.result = { ...(context.result as Row<'api-keys'>), key }
}

/** Keys for programs of an account: shown once, stored hashed. */
export const apiKeys = tableService(
  apiKeyContract,
  (app) => ({
    async afterWrite({ id, before, work }) {
      if (before) await app.get('apiKeyCallers').changed(id, work)
    },
    async beforeRemove({ row, work }) {
      // What it has asked to be told of ends with it.
      const endpoints = await work
        .trx('webhook_endpoints')
        .where({ apiKeyId: row.id })
        .orderBy('id')
        .pluck('id')
      for (const id of endpoints) await app.service('webhook-endpoints').remove(id, { work })
      await app.get('apiKeyCallers').changed(row.id, work)
    },
  }),
  () => [makeKey],
)

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'api-keys': { hash: string }
  }
}
