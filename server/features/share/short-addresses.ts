import { createHmac } from 'node:crypto'
import { TooManyRequests } from '@feathersjs/errors'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Application } from '../../declarations'
import type { Middleware, RequestContext } from '../../kit/http/context'
import { isUncounted } from '../../kit/service/caller/is-uncounted'
import type { Tenant } from '../../kit/tenants'
import type { StoredRow } from '../../kit/service/stored-row'
import { createOpeningCounter } from './count-opening'

const address = /^\/s\/([0-9A-Za-z]{6})\/?$/

interface Target {
  id: number
  itemId: number | null
}

/** Where a code of a site leads, unless visitors would not find it. */
const findTarget = (app: Application, tenant: Tenant, code: string): Promise<Target | undefined> =>
  app
    .get('database')
    .knex<StoredRow<'short-links'>>('short_links as link')
    .leftJoin('market_items as item', 'item.id', 'link.itemId')
    .where({ 'link.customerId': tenant.id, code })
    .andWhere((either) =>
      either.whereNull('link.itemId').orWhere({ 'item.status': 'public', 'item.newlyCreated': false }),
    )
    .first<Target | undefined>('link.id', 'link.itemId')

const headerOf = (ctx: RequestContext, name: string) => ctx.get(name)

/** What only fetches ahead is nobody's visit; nor is what programs and people ask who are not counted, nor the owner's preview. */
const isVisit = (ctx: RequestContext): boolean => {
  const headers = Object.fromEntries(
    ['user-agent', 'dnt', 'sec-gpc'].map((name) => [name, headerOf(ctx, name)]),
  )
  const isAhead = /prefetch|preview|prerender/i.test(
    ['sec-purpose', 'purpose', 'x-purpose'].map((name) => headerOf(ctx, name)).join(),
  )
  return ctx.method === 'GET' && !isAhead && ctx.query.previewId === undefined && !isUncounted({ headers })
}

/** A visitor's name for one day: of the same browser at the same address the same, and nothing leads back from it. */
const visitorOf = (ctx: RequestContext, { secret, day }: { secret: string; day: string }): string =>
  createHmac('sha256', secret)
    .update([day, ctx.feathers.address, ctx.get('user-agent')].join('\n'))
    .digest('base64url')

/** Leads short addresses to their items and home pages, and counts who opens one; others have no such page. */
export const shortAddresses = (app: Application): Middleware => {
  const count = createOpeningCounter(app)

  const countOpening = async (ctx: RequestContext, tenant: Tenant, linkId: number) => {
    const day = localTime(new Date(), tenant.timezone).date
    const visitor = visitorOf(ctx, { secret: app.get('settings').secretKey, day })
    try {
      await app.get('limits').limitAddress('stats-address', ctx.feathers.address)
      await count({ linkId, day, visitor })
    } catch (err) {
      // Nobody is kept from the page because of a figure.
      if (!(err instanceof TooManyRequests)) ctx.state.log.warn({ err }, 'opening not counted')
    }
  }

  return async (ctx, next) => {
    const code = address.exec(ctx.path)?.[1]
    const { tenant } = ctx.state
    if (!code || !tenant?.published || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const target = await findTarget(app, tenant, code)
    if (!target) return next()
    if (isVisit(ctx)) await countOpening(ctx, tenant, target.id)
    const path = target.itemId === null ? routes.home : pathTo(routes.item, target.itemId)
    // Asked for each time, so that each opening is seen.
    ctx.set('cache-control', 'no-store')
    ctx.redirect(path + ctx.search)
  }
}
