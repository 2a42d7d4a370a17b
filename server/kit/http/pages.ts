import { isBackOfficePath } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import type { RequestContext, Middleware } from './context'
import { plainPage } from './plain-page'

interface Parts {
  /** Answers the public pages of sites. */
  sitePages: Middleware
  /** The page of a new installation on hosts without a site; undefined once it has accounts. */
  firstSteps(): Promise<string | undefined>
}

const unknownHost = plainPage(
  'There is no site at this address',
  '<p>Please check the spelling, or ask the business for its new address.</p>',
)

const isReadable = ({ path }: RequestContext) => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const isPage = (ctx: RequestContext) =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') && !/\/\.|\.\w{2,5}$/.test(ctx.path)

/** A preview names its account itself, whatever the host. */
const mayHaveSite = ({ state, query }: RequestContext) => state.knownHost || query.previewId !== undefined

/** The page of signing in, dashboard and admin: rendered in the browser, and not for search engines. */
const backOfficePage = (ctx: RequestContext, app: Application) =>
  app.get('clientBuild').page('back-office', {
    lang: 'en',
    title: 'Mainstreet',
    // Libraries of the dashboard make style elements, which need the nonce of their page.
    head: `<meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${String(ctx.state.nonce)}">`,
    html: '',
    data: { site: null, reads: [] },
  })

/** Serves the pages: that of the client's signed-in half on every host, and those of sites on theirs. */
export const pages = (app: Application, parts: Parts): Middleware => {
  return async (ctx, next) => {
    // The renderer would complain of it on the console.
    if (!isReadable(ctx)) return ctx.throw(400)
    if (!isPage(ctx)) {
      ctx.status = 404
      ctx.body = 'Not found'
      return
    }
    ctx.set('cache-control', 'no-cache')
    ctx.type = 'html'
    if (isBackOfficePath(ctx.path)) {
      ctx.body = await backOfficePage(ctx, app)
      return
    }
    const steps = ctx.path === '/' && !ctx.state.tenant ? await parts.firstSteps() : undefined
    if (steps !== undefined) {
      ctx.body = steps
      return
    }
    if (mayHaveSite(ctx)) return parts.sitePages(ctx, next)
    ctx.status = 404
    ctx.body = unknownHost
  }
}
