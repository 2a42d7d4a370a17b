import { Forbidden, NotAuthenticated } from '@feathersjs/errors'
import type { Application } from '../../declarations'
import type { Caller } from '../../kit/service/caller/caller'
import type { Work } from '../../kit/service/work'
import { hashToken } from '../../kit/secrets/secret-token'
import { createShortCache } from './short-cache'

/** A program that came with an API key. */
export type KeyCaller = Extract<Caller, { role: 'integrator' }>

/** Finds programs by their keys. */
export interface ApiKeyCallers {
  /** Whose key it is; 401 when there is no such key. */
  callerOf(key: string): Promise<KeyCaller>
  /** After this work, no call uses the key as it was: it was removed or its scope changed. */
  changed(keyId: number, work: Work): Promise<void>
}

const kind = 'api-key-changed'

/** Makes the callers by API key of an application. */
export const createApiKeyCallers = (app: Application): ApiKeyCallers => {
  const load = async (hash: string): Promise<KeyCaller | undefined> => {
    const row = await app.get('database').knex('api_keys').where({ hash }).first('id', 'customerId', 'scope')
    if (!row) return undefined
    app
      .get('database')
      .knex('api_keys')
      .where({ id: row.id })
      .update({ lastUsedAt: new Date() })
      .catch((error: unknown) => app.get('log').warn({ err: error }, 'the use of an API key was not noted'))
    return { role: 'integrator', keyId: row.id, accounts: [row.customerId], scope: row.scope }
  }

  /** A suspended business's programs are stopped; the message says so, or their makers would look for a mistake. */
  const openOnly = async (caller: KeyCaller): Promise<KeyCaller> => {
    const tenant = await app.get('tenants').byId(caller.accounts[0]!)
    if (tenant?.suspended) throw new Forbidden('This business is suspended, and so are its API keys.')
    return caller
  }

  const callers = createShortCache(load)

  const forget = (keyId?: number) => {
    // The cache does not know which hash was the key's; there are few keys, and reading one again is cheap.
    callers.clear()
    app
      .get('sockets')
      .drop((caller) => caller.role === 'integrator' && (keyId === undefined || caller.keyId === keyId))
  }

  app.get('bus').on(kind, (keyId: number) => forget(keyId))
  app.get('bus').onGap(() => forget())

  return {
    async callerOf(key) {
      const hash = hashToken(key)
      const caller = await callers.get(hash)
      if (caller) return openOnly(caller)
      // Strangers' guesses are not worth caching.
      callers.forget([hash])
      throw new NotAuthenticated('This API key is not known.')
    },
    async changed(keyId, work) {
      await app.get('bus').send(work.trx, [{ kind, body: keyId }])
      work.afterCommit(() => forget(keyId))
    },
  }
}

declare module '../../declarations' {
  interface Configuration {
    apiKeyCallers: ApiKeyCallers
  }
}
