import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { RequestContext } from '../context'
import { formFor, type Encoding } from '../encoding'
import type { CachedCounts } from './cached-counts'
import { bodyHeaders, isKnownTo, staleHeaders, type Entry } from './cached-answer'
import type { ReadCache } from './read-cache'
import type { Ready } from './ready-answers'

interface Parts {
  cache: ReadCache
  counts: CachedCounts
  trustProxy: number
  inside: RequestListener
}

const requestId = 'x-request-id'

/** The list of headers for one form of an answer, made once; a page's ends with the id of the request. */
const listOf = (ready: Ready, entry: Entry, [body, encoding]: [Buffer, Encoding]): string[] =>
  (ready.lists[encoding] ??= [
    ...ready.headers,
    ...Object.entries(bodyHeaders(entry, encoding)).flat(),
    'content-length',
    String(body.length),
    ...(ready.kind === 'page' ? [requestId, ''] : []),
  ])

const notModifiedList = ({ lists, headers, kind }: Ready): string[] =>
  (lists['not-modified'] ??= [...headers, ...(kind === 'page' ? [requestId, ''] : [])])

/** Answers what was answered in the same words before, while it is in the cache, before anything else happens to a request; all others go on. */
export const answerCached =
  ({ cache, counts, trustProxy, inside }: Parts): RequestListener =>
  (req, res) => {
    const ready = cache.ready.find(req, trustProxy)
    const entry = ready && cache.get(ready.key)
    if (!entry || entry.id !== ready.id) return inside(req, res)
    const isStale = entry.staleSince !== undefined
    const isKnown = isKnownTo(req, entry.etag)
    const form = formFor(req, entry)
    const list = isKnown ? notModifiedList(ready) : listOf(ready, entry, form)
    if (ready.kind === 'page') list[list.length - 1] = randomUUID()
    counts.add(ready.kind, isStale ? 'stale' : isKnown ? 'not-modified' : 'fresh')
    res.writeHead(
      isKnown ? 304 : 200,
      isStale ? [...list, ...Object.entries(staleHeaders(entry)).flat()] : list,
    )
    res.end(isKnown || req.method === 'HEAD' ? undefined : form[0])
  }

/** What the lists say by themselves, or what is true of one answer only. */
const ofOneAnswer = new Set(['content-type', 'content-length', 'content-encoding', requestId])

/** Keeps a page that has been answered whole, with the headers it has by now, for all who ask in the same words. */
export const keepPage = (
  ctx: RequestContext,
  { cache, trustProxy }: Pick<Parts, 'cache' | 'trustProxy'>,
  key: string,
): void => {
  const { arrivedAt } = ctx.state
  const entry = cache.get(key)
  if (ctx.status !== 200 || arrivedAt === undefined || !entry || entry.staleSince !== undefined) return
  // Headers follow the account too, which was read before the page.
  if (ctx.response.get('etag') !== entry.etag || !cache.isUnchanged(entry.customerId, arrivedAt)) return
  const headers = Object.entries(ctx.response.headers).flatMap(([name, value]) =>
    ofOneAnswer.has(name) ? [] : [value ?? []].flat().flatMap((each) => [name, String(each)]),
  )
  cache.ready.keep(ctx, trustProxy, { key, id: entry.id, kind: 'page', headers, lists: {} })
}
