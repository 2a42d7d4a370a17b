import { isDeskPath } from '@mainstreet/shared/desk-paths'
import type { ClientBuild } from './client-build'
import type { Door, Middleware } from './context'

interface Parts {
  build: ClientBuild
  /** Answers the public pages of sites. */
  sitePages: Middleware
}

const unknownHost = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>No site here</title></head>
<body><main><h1>There is no site at this address</h1><p>Please check the spelling, or ask the business for its new address.</p></main></body></html>`

const isPage = (ctx: Door) =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') && !/\/\.|\.\w{2,5}$/.test(ctx.path)

/** The page of signing in, dashboard and admin: drawn in the browser, and nobody's to find. */
const deskPage = (ctx: Door, { build }: Parts) =>
  build.page('desk', {
    lang: 'en',
    title: 'Mainstreet',
    // Libraries of the dashboard make style elements, which need the nonce of their page.
    head: `<meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${String(ctx.state.nonce)}">`,
    html: '',
    data: { site: null, reads: [] },
  })

/** Serves the pages: that of the client's signed-in half, and those of sites. */
export const pages = (parts: Parts): Middleware => {
  return async (ctx, next) => {
    if (!isPage(ctx)) {
      ctx.status = 404
      ctx.body = 'Not found'
      return
    }
    ctx.set('cache-control', 'no-cache')
    ctx.type = 'html'
    if (!ctx.state.knownHost) {
      ctx.status = 404
      ctx.body = unknownHost
      return
    }
    if (isDeskPath(ctx.path)) ctx.body = await deskPage(ctx, parts)
    else await parts.sitePages(ctx, next)
  }
}
