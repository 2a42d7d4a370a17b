import type { RequestContext } from './context'

/** What a refusal knows of when it may be asked again. */
export interface WhenAgain {
  /** In seconds. */
  retryAfter?: number
  /** So many calls within so many seconds. */
  limit?: { points: number; seconds: number }
}

/** Says in an answer's headers when to ask again, and which limit was met, as the drafts of RateLimit have it. */
export const sayWhenAgain = (ctx: RequestContext, { retryAfter, limit }: WhenAgain = {}): void => {
  if (!retryAfter) return
  const seconds = String(Math.ceil(retryAfter))
  ctx.set('retry-after', seconds)
  if (!limit) return
  ctx.set('ratelimit-limit', String(limit.points))
  ctx.set('ratelimit-remaining', '0')
  ctx.set('ratelimit-reset', seconds)
  ctx.set('ratelimit-policy', `${limit.points};w=${limit.seconds}`)
}
