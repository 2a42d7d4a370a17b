import { mediaType } from '../../media/media-paths'
import type { MediaStore } from '../../media/media-store'
import type { Middleware } from '../context'
import { markFile, type PageCaches } from '../cached/page-caches'

const yearSeconds = 31_536_000

/** Serves media under /assets: names are content hashes, so they never change; a pdf runs nothing. */
export const assets =
  (media: MediaStore, { areThere }: Pick<PageCaches, 'areThere'>): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/assets/')) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return ctx.throw(405)
    const name = ctx.path.slice('/assets/'.length)
    const found = mediaType(name) ? await media.get(name) : null
    if (!found) {
      ctx.status = 404
      ctx.set('cache-control', 'no-store')
      ctx.body = 'Not found'
      return
    }
    ctx.set({
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'x-content-type-options': 'nosniff',
      // A reader's mailbox and a framed preview are of other origins, and these files are anybody's.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (areThere) markFile(ctx, name)
    ctx.set('content-security-policy', "default-src 'none'; sandbox")
    ctx.type = found.type
    ctx.length = found.size
    if (ctx.method === 'HEAD') {
      found.stream.destroy()
      ctx.status = 200
      return
    }
    ctx.body = found.stream
  }
