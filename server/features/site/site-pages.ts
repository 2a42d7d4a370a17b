import { pageQuery } from '@mainstreet/shared/page-parameters'
import { keyPlaceOf } from '@mainstreet/shared/routes'
import { addressedLocale, type Locale } from '@mainstreet/shared/rules/language'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { visitor } from '../../kit/service/caller/caller'
import type { RequestContext, Middleware } from '../../kit/http/context'
import { languageOf, rememberLanguage, varyByLanguage } from '../../kit/http/pages/page-language'
import { keepInFront } from '../../kit/http/cached/page-caches'
import { keepPage } from '../../kit/http/cached/answer-cached'
import { compressNow } from '../../kit/http/cached/compress-later'
import { cachedAnswer, sendCached, type Entry } from '../../kit/http/cached/cached-answer'
import { originOf } from '../../kit/http/site-origin'
import { describePage, pageAt } from './description/describe-page'
import { leadsTo, noteMissing } from '../redirects/find-redirect'
import { halfOf, makePage } from './make-page'
import type { PageAsk } from './description/page-description'
import { rowId } from './row-id'
import { visitorReads } from './visitor-reads'

/** Prices depend on the day, "open now" on the minute: a page is rendered again after this time. */
const freshMs = minuteMs

/** A page that failed to render may do better at the next try; until then not every visitor should cause one. */
const retryMs = 2_000

/** Whoever makes up addresses should not be able to fill the cache with long ones. */
const maxAddressLength = 300

/** The address that decides what a page shows, and whether the page is one for everybody who asks for it. */
const addressOf = (ctx: RequestContext): { address: string; common: boolean } => {
  const query = pageQuery(pageAt(ctx.path), ctx.search)
  if (!addressedLocale(ctx.search)) query.delete('lang')
  const plain = ['', 'lang'].includes([...query.keys()].join())
  const address = query.size ? `${ctx.path}?${query}` : ctx.path
  const common = plain && address.length <= maxAddressLength && !keyPlaceOf(address)
  return { address, common }
}

/** The language of a page; with page caches in front only the address decides it, so that it is everybody's. */
const languageFor = (app: Application, ctx: RequestContext, fallback?: Locale): Locale =>
  app.get('pageCaches').areThere
    ? (addressedLocale(ctx.search) ?? fallback ?? 'en')
    : languageOf(ctx, fallback)

/** The site of the address or of the preview in its visitor's language; undefined where there is none to be seen. */
const readSite = async (app: Application, ctx: RequestContext): Promise<Site | undefined> => {
  const previewId = rowId(new URLSearchParams(ctx.search).get('previewId') ?? undefined)
  const tenant = previewId ? await app.get('tenants').byId(previewId) : ctx.state.tenant
  if (!tenant || !(await app.get('tenants').isPublished(tenant.id))) return undefined
  const lang = languageFor(app, ctx, tenant.language)
  const query = previewId ? { previewId, lang } : { lang }
  return app.service('site').find({ caller: visitor, query, siteId: tenant.id })
}

/** Where there is no site the page says so, and where its owner signs in. */
const noSite = async (ctx: RequestContext, app: Application) => {
  const half = halfOf(ctx.search)
  // For a frame of the back office reads the page around it, which may see what visitors may not.
  ctx.status = half === 'framed-site' ? 200 : 404
  ctx.body = await app.get('clientBuild').page(half, {
    lang: languageFor(app, ctx),
    title: 'Mainstreet',
    head: '<meta name="robots" content="noindex">',
    html: '',
    data: { site: null, reads: [] },
  })
}

const isPreview = ({ search }: RequestContext) => new URLSearchParams(search).has('previewId')

/** What a browser opens as a page and is not there is counted; that it cannot be is no reason to say no. */
const countMissing = async (ctx: RequestContext, app: Application, customerId: number) => {
  if (ctx.get('sec-fetch-dest') !== 'document') return
  await noteMissing(app, { customerId, address: ctx.path + ctx.search }).catch((err: unknown) =>
    ctx.state.log.warn({ err }, 'missing page not counted'),
  )
}

/** Answers with a page that is made anew; it is an entry of the cache where it is one for everybody, which answers it. */
const answerAnew = async (
  ctx: RequestContext,
  app: Application,
  since: number,
): Promise<Entry | undefined> => {
  const { address } = addressOf(ctx)
  const site = await readSite(app, ctx)
  if (!site) {
    await noSite(ctx, app)
    return undefined
  }
  const locale = languageFor(app, ctx, site.company.language)
  const reads = visitorReads(app, site.company.id, locale)
  const origin = originOf(ctx, site.company.domain, app.get('settings'))
  const ask: PageAsk = { address, locale, site, reads, origin, now: new Date() }
  const description = await describePage(ask)
  if (description.status === 404 && !isPreview(ctx)) {
    const target = await leadsTo(app, { customerId: site.company.id, address: ctx.path + ctx.search })
    if (target) {
      // Its owner may lead it elsewhere tomorrow.
      ctx.set('cache-control', 'no-store')
      ctx.status = 301
      ctx.redirect(target)
      return undefined
    }
    await countMissing(ctx, app, site.company.id)
  }
  if (description.location !== undefined) {
    ctx.status = description.status
    ctx.redirect(description.location)
    return undefined
  }
  const { html, isRendered } = await makePage(app, ask, description)
  if (description.status !== 200) {
    ctx.status = description.status
    ctx.body = html
    return undefined
  }
  const bytes = Buffer.from(html)
  const type = 'text/html; charset=utf-8'
  const until = Date.now() + (isRendered ? freshMs : retryMs)
  // Whoever is first after a change may be on a phone, where six times the bytes are felt.
  return compressNow(cachedAnswer({ customerId: site.company.id, since, bytes, type, until }))
}

const sendPage = async (ctx: RequestContext, app: Application) => {
  const readCache = app.get('readCache')
  const { address, common } = addressOf(ctx)
  const { tenant } = ctx.state
  const key =
    common &&
    tenant &&
    `page ${tenant.id} ${originOf(ctx, tenant.domain, app.get('settings'))} ${languageFor(app, ctx, tenant.language)} ${address}`
  if (key) ctx.state.cacheKey = key
  const cached = key ? readCache.get(key) : undefined
  if (cached) return sendCached(ctx, cached)
  const make = async (since: number) => {
    const made = await answerAnew(ctx, app, since)
    if (key && made) readCache.put(key, made)
    return made
  }
  const entry = await (key ? readCache.once({ key, customerId: tenant.id }, make) : make(readCache.now()))
  if (entry) sendCached(ctx, entry)
}

/** A preview names its account itself, whatever the host. */
const mayHaveSite = ({ state, query }: RequestContext) =>
  state.tenant !== undefined || query.previewId !== undefined

/** Keeps a page that is one for everybody, here and, where there are some, in the caches in front of us. */
const keepForOthers = (ctx: RequestContext, app: Application) => {
  const { cacheKey, tenant, arrivedAt = 0 } = ctx.state
  if (!cacheKey || !tenant) return
  const cache = app.get('readCache')
  const entry = cache.get(cacheKey)
  const isFresh =
    entry !== undefined && entry.staleSince === undefined && cache.isUnchanged(tenant.id, arrivedAt)
  if (app.get('pageCaches').areThere && isFresh) keepInFront(ctx, tenant.id)
  keepPage(ctx, { cache, trustProxy: app.get('settings').trustProxy }, cacheKey)
}

/** Serves the public pages: described for whoever runs no script, rendered, and cached until something of the site changes. */
export const sitePages =
  (app: Application): Middleware =>
  async (ctx, next) => {
    if (!mayHaveSite(ctx)) return next()
    try {
      await sendPage(ctx, app)
    } finally {
      // What was last known of a page, given where it cannot be made, is in a language too.
      if (!app.get('pageCaches').areThere) {
        rememberLanguage(ctx)
        varyByLanguage(ctx)
      }
    }
    keepForOthers(ctx, app)
    return undefined
  }
