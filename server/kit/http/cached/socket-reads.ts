import type { AroundHook } from '../../../declarations'
import { publicAnswer } from './public-reads'
import type { Entry } from './cached-answer'
import type { ReadCache } from './read-cache'

const maxQueryLength = 2_000

type Call = Parameters<AroundHook>[0]

/** Reads of a visitor's socket: whoever came to the same site and asks the same gets the same answer. */
const keyOf = ({ method, path, id, params }: Call): string | undefined => {
  const { provider, authentication, caller, siteId, preview, query } = params
  if (provider !== 'socketio' || (method !== 'find' && method !== 'get')) return undefined
  if (authentication || caller?.role !== 'visitor') return undefined
  const asked = JSON.stringify(query)
  return asked.length > maxQueryLength
    ? undefined
    : `socket ${siteId} ${preview} ${method} ${path} ${id} ${asked}`
}

const valueOf = ({ bytes }: Entry) => JSON.parse(bytes.toString()) as unknown

/** Answers what visitors read over sockets from the cache of their reads over REST, and caches it there; all else goes on. */
export const cachedSocketReads =
  (cache: ReadCache): AroundHook =>
  async (context, next) => {
    const key = keyOf(context)
    if (key === undefined) return next()
    const cached = cache.get(key)
    // A socket's answer has no header that could say that it is stale.
    if (cached && cached.staleSince === undefined) {
      context.result = valueOf(cached)
      return
    }
    let isMade = false
    const entry = await cache.once({ key, customerId: context.params.siteId }, async (since) => {
      isMade = true
      await next()
      const made = publicAnswer(context.result, since, context.params)
      if (made) cache.put(key, made, { isCompressed: false })
      return made
    })
    if (entry && !isMade) context.result = valueOf(entry)
  }
