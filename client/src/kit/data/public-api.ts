import { overRest, tables, type Api, type Post, type Send } from './api'
import { addressOf, ApiError, rest } from './rest'
import { sleepingSocket } from './sleeping-socket'

/** A visitor's calls: always REST, so that the server's cache answers them; the socket is for events only. */
export const createPublicApi = (previewId?: number): Api => {
  const preview = previewId === undefined ? {} : { previewId }
  const post: Post = (address, call) => rest(address, call)
  const send: Send = (call) => overRest(post, { ...call, query: { ...call.query, ...preview } })
  return {
    surface: 'public',
    previewId,
    ...tables(send),
    run: (path, input, headers) =>
      post(addressOf(path, null, preview), { method: 'POST', body: input, headers }),
    site: (signal) => send({ path: 'site', method: 'find', signal }),
    upload: () => Promise.reject(new ApiError('NotAuthenticated', 'Please sign in.', { code: 401 })),
    live: sleepingSocket(async () => {
      const { createLiveSocket } = await import('./live-socket')
      return createLiveSocket({ query: previewId === undefined ? {} : { previewId: String(previewId) } })
    }),
  }
}
