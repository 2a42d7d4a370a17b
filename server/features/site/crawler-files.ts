import { backOfficePaths, keyPlaces } from '@mainstreet/shared/routes'
import { today } from '@mainstreet/shared/rules/money/price'
import type { Application } from '../../declarations'
import type { RequestContext, Middleware } from '../../kit/http/context'
import { answerFile } from '../../kit/http/cached/cached-answer'
import type { Tenant } from '../../kit/tenants'
import { originOf } from '../../kit/http/site-origin'
import { sitemapXml } from './sitemap-xml'

/** Beginnings of addresses that are no page of a site, or nobody's to find. */
const closed = ['/api/', ...backOfficePaths, ...keyPlaces, '/*?previewId=', '/*&previewId=']

const robotsOf = (origin: string | undefined): string =>
  origin === undefined
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`

const giveText = (ctx: RequestContext, text: string, status = 200) => {
  ctx.set({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  ctx.status = status
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = text
}

const giveSitemap = async (ctx: RequestContext, tenant: Tenant, app: Application) => {
  const now = new Date()
  const customerId = tenant.id
  const origin = originOf(ctx, tenant.domain, app.get('settings'))
  await answerFile(ctx, app.get('readCache'), {
    // A sale that ends takes its page along, though nobody wrote anything.
    key: `sitemap ${customerId} ${origin} ${today(now, tenant.timezone)}`,
    customerId,
    make: async () => ({
      bytes: Buffer.from(await sitemapXml(app, { customerId, origin, now })),
      type: 'application/xml; charset=utf-8',
    }),
  })
}

/** Answers /robots.txt and /sitemap.xml of each site; on any other host crawlers have no business. */
export const crawlerFiles =
  (app: Application): Middleware =>
  async (ctx, next) => {
    const asked = ctx.path === '/robots.txt' || ctx.path === '/sitemap.xml'
    if (!asked || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const { tenant } = ctx.state
    const site = tenant?.published ? tenant : undefined
    if (ctx.path === '/robots.txt') {
      return giveText(ctx, robotsOf(site && originOf(ctx, site.domain, app.get('settings'))))
    }
    return site ? giveSitemap(ctx, site, app) : giveText(ctx, 'Not found\n', 404)
  }
