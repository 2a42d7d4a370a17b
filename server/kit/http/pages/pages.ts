import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { backOfficeRoutes, isBackOfficePath, isForAnyone, signInPathOf } from '@mainstreet/shared/routes'
import { localeOf, type Locale } from '@mainstreet/shared/rules/language'
import { shellManifestPath } from '@mainstreet/shared/rules/site/icons'
import { sessionHintCookie } from '@mainstreet/shared/session-hint'
import type { Application } from '../../../declarations'
import type { RequestContext, Middleware } from '../context'
import { businessStyle } from './business-style'
import { plainPage } from './plain-page'

const compress = promisify(gzip)

const unknownHost: Record<Locale, string> = {
  en: plainPage(
    'No business has this address',
    `<p>Please check the spelling, or ask the business for its new address.</p>
<p class="quiet">If you look after one, <a href="${backOfficeRoutes.login}">sign in</a>.</p>`,
  ),
  fr: plainPage(
    'Aucune entreprise n’a cette adresse',
    `<p>Vérifiez l’orthographe de l’adresse, ou demandez la nouvelle à l’entreprise.</p>
<p class="quiet">Si vous en gérez une, <a href="${backOfficeRoutes.login}">connectez-vous</a>.</p>`,
    'fr',
  ),
}

/** The language of a page that belongs to no site. */
const localeOfRequest = (ctx: RequestContext): Locale =>
  localeOf({ search: ctx.search, accepted: ctx.get('accept-language') }) ?? 'en'

/** Whether an address is text that a row could hold. */
const isReadable = ({ path }: RequestContext) => {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const isPage = (ctx: RequestContext) =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') && !/\/\.|\.\w{2,5}$/.test(ctx.path)

/** A host that is the platform's has one thing to show at its first page: where one signs in. */
const isPlatformsFirstPage = ({ path, state }: RequestContext) => path === '/' && state.knownHost

/** Whether the browser says that it has a session to go on with. */
const mayBeSignedIn = (ctx: RequestContext) => Boolean(ctx.cookies.get(sessionHintCookie))

/** The page of dashboard and admin, rendered in the browser, or of signing in, rendered already: also for who opens another without a session. Not for search engines. */
const backOfficePage = async (ctx: RequestContext, app: Application) => {
  const build = app.get('clientBuild')
  const locale = localeOfRequest(ctx)
  const path =
    signInPathOf(ctx.path) ??
    (mayBeSignedIn(ctx) || isForAnyone(ctx.path) ? undefined : backOfficeRoutes.login)
  const rendered = path === undefined ? undefined : await build.signInPage(path, locale)
  ctx.vary(['Cookie', 'Accept-Language'])
  return build.page('back-office', {
    lang: locale,
    title: rendered?.title ?? 'Mainstreet',
    // Libraries of the dashboard make style elements, which need the nonce of their page.
    head: `<link rel="manifest" href="${shellManifestPath}"><meta name="robots" content="noindex"><meta property="csp-nonce" content="" nonce="${String(ctx.state.nonce)}">${businessStyle(ctx.state.tenant)}${rendered?.head ?? ''}`,
    html: rendered?.html ?? '',
    isStyled: rendered !== undefined,
    data: { site: null, reads: [], locale },
  })
}

/** Nothing in it is secret, so it may be compressed. */
const sendSmall = async (ctx: RequestContext, html: string) => {
  ctx.vary('Accept-Encoding')
  if (!ctx.acceptsEncodings('gzip')) {
    ctx.body = html
    return
  }
  ctx.set('content-encoding', 'gzip')
  ctx.body = await compress(html)
}

/** Serves the pages: that of the client's signed-in half on every host, and those of sites on theirs. */
export const pages = (app: Application): Middleware => {
  const ofFeatures = app.get('routes').pages
  return async (ctx) => {
    // The renderer would complain of it on the console, and the database refuse a zero.
    if (!isReadable(ctx)) return ctx.throw(400)
    if (!isPage(ctx)) {
      ctx.status = 404
      ctx.body = 'Not found'
      return
    }
    ctx.set('cache-control', 'no-cache')
    ctx.type = 'html'
    if (isBackOfficePath(ctx.path)) {
      await sendSmall(ctx, await backOfficePage(ctx, app))
      return
    }
    return ofFeatures(ctx, async () => {
      if (isPlatformsFirstPage(ctx)) return ctx.redirect(`${backOfficeRoutes.login}${ctx.search}`)
      ctx.status = 404
      ctx.vary('Accept-Language')
      ctx.body = unknownHost[localeOfRequest(ctx)]
    })
  }
}
