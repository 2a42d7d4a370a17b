import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import compose from 'koa-compose'
import type { Application } from '../../declarations'
import type { Middleware, RequestContext } from '../../kit/http/context'
import { securityHeaders } from '../../kit/http/security-headers'
import { originOf } from '../../kit/http/site-origin'
import { describeApi } from './describe-api'
import type { Json } from './json-schema'
import { limitNotes } from './limit-note'
import { readApiDocument, type ApiDocument } from './docs/api-document'
import { docsLayout, docsPath, docsPolicy } from './docs/docs-layout'
import { docsStyle, docsStyleAddress } from './docs/docs-style'
import { indexPage } from './docs/index-page'
import { sectionPage } from './docs/section-page'

const compress = promisify(gzip)

const documentPath = '/api/openapi.json'
const stylePath = docsStyleAddress.split('?')[0]

/** Made when it is first asked for: it is the same until the next build. */
const once = <T>(make: () => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

interface ApiFile {
  json: string
  etag: string
}

const fileOf = (description: Json): ApiFile => {
  const json = JSON.stringify(description)
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`
  return { json, etag }
}

const send = async (ctx: RequestContext, type: string, text: string) => {
  ctx.vary('accept-encoding')
  ctx.status = 200
  ctx.type = type
  if (!ctx.acceptsEncodings('gzip')) {
    ctx.body = text
    return
  }
  ctx.set('content-encoding', 'gzip')
  ctx.body = await compress(text)
}

const sendDocument = async (ctx: RequestContext, { json, etag }: ApiFile) => {
  // Anybody's program may read it, from any page.
  ctx.set({ etag, 'access-control-allow-origin': '*' })
  ctx.vary('accept-encoding')
  ctx.status = 200
  if (ctx.fresh) ctx.status = 304
  else await send(ctx, 'json', json)
}

const missing = () => docsLayout('There is no such page', `<p><a href="${docsPath}">All services</a></p>`)

const docsPage = (ctx: RequestContext, api: ApiDocument, origin: string): string | undefined => {
  const name = ctx.path.slice(docsPath.length + 1).replace(/\/$/, '')
  if (!name) return indexPage(api, { origin, asked: String([ctx.query.q ?? ''].flat()[0]).slice(0, 60) })
  const section = api.sections.find((each) => each.name === name)
  return section && sectionPage(api, section, origin)
}

const isRead = ({ method }: RequestContext) => method === 'GET' || method === 'HEAD'
const isOurs = ({ path }: RequestContext) =>
  path === documentPath || path === stylePath || path === docsPath || path.startsWith(`${docsPath}/`)

/** The description of the API and its pages, without a login: they tell nothing of any account. */
export const apiPages = (app: Application): Middleware => {
  const description = once(() => describeApi(limitNotes(app.get('limits'))))
  const file = once(() => fileOf(description()))
  const api = once(() => readApiDocument(description()))
  const answer: Middleware = async (ctx) => {
    ctx.set('cache-control', 'no-cache')
    if (ctx.path === documentPath) return sendDocument(ctx, file())
    ctx.set('content-security-policy', docsPolicy)
    if (ctx.path === stylePath) {
      // Its address changes with it.
      ctx.set('cache-control', 'public, max-age=31536000, immutable')
      return send(ctx, 'css', docsStyle)
    }
    const page = docsPage(ctx, api(), originOf(ctx, '', app.get('settings')))
    await send(ctx, 'html', page ?? missing())
    if (!page) ctx.status = 404
    return undefined
  }
  const protectedAnswer: Middleware = compose([securityHeaders(app), answer])
  return (ctx, next) => (isOurs(ctx) && isRead(ctx) ? protectedAnswer(ctx, next) : next())
}
