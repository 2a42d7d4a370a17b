import authentication, { MemoryStorage } from '@feathersjs/authentication-client'
import { feathers, type HookContext, type NextFunction } from '@feathersjs/feathers'
import restClient, { FetchClient } from '@feathersjs/rest-client'
import type { ServiceTypes } from '@mainstreet/shared/service-types'
import { refusalInLanguage } from '../refusals/refusal-in-language'
import { ApiError, encodeQuery, callRest, type Query, type RestCall } from './rest'

/** Feathers' REST service over the `rest` of the public pages: errors, caching and the text of queries have one source. */
class RestService extends FetchClient {
  override getQuery(query: Query): string {
    const text = encodeQuery(query)
    return text && `?${text}`
  }
  override request({ url, ...call }: RestCall & { url: string }, params: { connection?: RestCall }) {
    return callRest(url, { ...call, ...params.connection })
  }
}

/** Feathers converts whatever a transport throws; pages know ApiError only, in the language of its user. */
const throwApiErrors = (_context: HookContext, next: NextFunction) =>
  next().catch((error: Error & Partial<ApiError>) => {
    throw refusalInLanguage(new ApiError(error.name, error.message, error))
  })

/**
 * The official Feathers client of a signed-in user, over REST; its token is in memory only.
 * The session calls `authenticate`, nobody `reAuthenticate`, which would take a token from the address of the page.
 */
export const createBackOfficeClient = () => {
  const app = feathers<ServiceTypes>()
  app.hooks([throwApiErrors])
  app.configure(restClient('/api').fetch(callRest, {}, RestService))
  app.configure(authentication({ storage: new MemoryStorage() }))
  return app
}

/** Every service by its path, with its types. */
export type BackOfficeClient = ReturnType<typeof createBackOfficeClient>
