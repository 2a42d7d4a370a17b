import type { Api } from './api'
import { deferredSocket } from './live/deferred-socket'
import { addressOf, ApiError, callRest, type Query, type RestCall } from './rest'

/**
 * A visitor's calls: always REST, so that the server's cache answers them; the socket is for events only.
 * Feathers' client would take a quarter of the script that a public page may load before it is used.
 */
export const createPublicApi = (previewId?: number): Api => {
  const preview = previewId === undefined ? {} : { previewId }
  const at = (path: string, id?: number | null, query?: Query) =>
    addressOf(path, id, { ...query, ...preview })
  // The texts of a site come in the language that its page is in.
  const read = (path: string, id?: number | null, query?: Query) =>
    at(path, id, { lang: document.documentElement.lang || undefined, ...query })
  const write = (method: RestCall['method'], body?: unknown): RestCall => ({ method, body })
  /** A preview's calls carry the session of its owner, helper or staff. */
  const call = async <T>(address: string, { headers, ...options }: RestCall = {}): Promise<T> => {
    if (previewId === undefined) return callRest(address, { headers, ...options })
    const { previewHeaders } = await import('../session/preview-session')
    return callRest(address, { ...options, headers: { ...headers, ...(await previewHeaders()) } })
  }
  return {
    surface: 'public',
    previewId,
    find: (path, query, signal) => call(read(path, null, query), { signal }),
    get: (path, id, signal) => call(read(path, id), { signal }),
    create: (path, data) => call(at(path), write('POST', data)),
    update: (path, id, data) => call(at(path, id), write('PUT', data)),
    patch: (path, id, data) => call(at(path, id), write('PATCH', data)),
    remove: (path, id) => call(at(path, id), write('DELETE')),
    removeBy: (path, query) => call(at(path, null, query), write('DELETE')),
    run: (path, input, headers) => call(at(path), { ...write('POST', input), headers }),
    site: (signal) => call(read('site'), { signal }),
    upload: () => Promise.reject(new ApiError('NotAuthenticated', 'Please sign in.', { code: 401 })),
    live: deferredSocket(async () => {
      const { createLiveSocket } = await import('./live/live-socket')
      return createLiveSocket({ query: previewId === undefined ? {} : { previewId: String(previewId) } })
    }),
  }
}
