import type { Api } from './api'
import { deferredSocket } from './live/deferred-socket'
import { addressOf, ApiError, rest, type Query, type RestCall } from './rest'

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
  return {
    surface: 'public',
    previewId,
    find: (path, query, signal) => rest(read(path, null, query), { signal }),
    get: (path, id, signal) => rest(read(path, id), { signal }),
    create: (path, data) => rest(at(path), write('POST', data)),
    update: (path, id, data) => rest(at(path, id), write('PUT', data)),
    patch: (path, id, data) => rest(at(path, id), write('PATCH', data)),
    remove: (path, id) => rest(at(path, id), write('DELETE')),
    removeBy: (path, query) => rest(at(path, null, query), write('DELETE')),
    run: (path, input, headers) => rest(at(path), { ...write('POST', input), headers }),
    site: (signal) => rest(read('site'), { signal }),
    upload: () => Promise.reject(new ApiError('NotAuthenticated', 'Please sign in.', { code: 401 })),
    live: deferredSocket(async () => {
      const { createLiveSocket } = await import('./live/live-socket')
      return createLiveSocket({ query: previewId === undefined ? {} : { previewId: String(previewId) } })
    }),
  }
}
