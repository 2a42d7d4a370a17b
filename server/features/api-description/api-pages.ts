import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import compose from 'koa-compose'
import type { Application } from '../../declarations'
import type { Middleware, RequestContext } from '../../kit/http/context'
import { securityHeaders } from '../../kit/http/security-headers'
import { describeApi } from './describe-api'
import { docsPage, type DocsFiles } from './docs-page'

const compress = promisify(gzip)

const documentPath = '/api/openapi.json'
const docsPath = '/api/docs'

/** Made when it is first asked for: it is the same until the next build. */
const createDocument = () => {
  let made: Promise<{ json: string; zipped: Buffer; etag: string }> | undefined
  const make = async () => {
    const json = JSON.stringify(describeApi())
    const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`
    return { json, zipped: await compress(json), etag }
  }
  return () => (made ??= make())
}

const sendDocument = (
  ctx: RequestContext,
  { json, zipped, etag }: { json: string; zipped: Buffer; etag: string },
) => {
  // Anybody's program may read it, from any page.
  ctx.set({ etag, 'access-control-allow-origin': '*' })
  ctx.vary('accept-encoding')
  ctx.status = 200
  ctx.type = 'json'
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const isZipped = Boolean(ctx.acceptsEncodings('gzip'))
  if (isZipped) ctx.set('content-encoding', 'gzip')
  ctx.body = isZipped ? zipped : json
}

const isRead = ({ method }: RequestContext) => method === 'GET' || method === 'HEAD'

/** The description of the API and the pages to browse it, without a login: they tell nothing of any account. */
export const apiPages = (app: Application): Middleware => {
  const document = createDocument()
  const files = async (): Promise<DocsFiles | undefined> => {
    const list = path.join(app.get('clientBuild').folder, 'api-docs.json')
    return JSON.parse(await readFile(list, 'utf8').catch(() => 'null')) ?? undefined
  }
  const answer: Middleware = async (ctx, next) => {
    ctx.set('cache-control', 'no-cache')
    if (ctx.path === documentPath) {
      sendDocument(ctx, await document())
      return undefined
    }
    const built = await files()
    // Without a build there is nothing to show it with.
    if (!built) return next()
    ctx.type = 'html'
    ctx.body = docsPage(built, { document: documentPath, nonce: String(ctx.state.nonce) })
    return undefined
  }
  const protectedAnswer = compose([securityHeaders, answer])
  return (ctx, next) => {
    const isOurs = ctx.path === documentPath || ctx.path.replace(/\/$/, '') === docsPath
    return isOurs && isRead(ctx) ? protectedAnswer(ctx, next) : next()
  }
}
