import { isIP } from 'node:net'
import { clientAddress, isSecureRequest, parseHost, requestHost } from './host'
import type { Settings } from '../settings'
import type { Tenant, Tenants } from '../tenants'
import type { Middleware, RequestContext } from './context'
import { originOf } from './site-origin'
import type { IncomingMessage } from 'node:http'

interface Parts {
  settings: Settings
  tenants: Tenants
}

/** Whose site an address is. */
export interface SiteOfRequest {
  host: string
  tenant?: Tenant
  knownHost: boolean
}

const demoTenant = 1

const siteAt = async (
  hostname: string,
  { settings, tenants }: Parts,
): Promise<Omit<SiteOfRequest, 'host'>> => {
  const tenant = await tenants.byDomain(hostname)
  if (tenant) return { tenant, knownHost: true }
  if (hostname === parseHost(settings.platformHost)?.hostname) return { knownHost: true }
  const local = hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  if (local && !settings.production) return { tenant: await tenants.byId(demoTenant), knownHost: true }
  return { knownHost: false }
}

/** Finds the account of a request's host, undefined where the host cannot be read; outside production localhost and bare addresses show the first demo. */
export const siteOf = async (req: IncomingMessage, parts: Parts): Promise<SiteOfRequest | undefined> => {
  const host = requestHost(req, parts.settings.trustProxy)
  return host && { host: host.hostname, ...(await siteAt(host.hostname, parts)) }
}

/** Open pages of the old name still call its API; everything else is found at the new one. */
const isMoved = ({ method, path, state }: RequestContext): boolean =>
  Boolean(state.tenant?.isFormerName) &&
  (method === 'GET' || method === 'HEAD') &&
  !path.startsWith('/api/') &&
  !path.startsWith('/socket.io/')

/** Leads to the same page under the new name; not for good, because another business may take the old one. */
const redirectMoved = (ctx: RequestContext, domain: string, settings: Settings) => {
  ctx.set('cache-control', 'no-cache')
  ctx.redirect(`${originOf(ctx, domain, settings)}${ctx.originalUrl}`)
  ctx.status = 301
}

/** Puts the site, the client's address and the scheme on the request; an unreadable Host is a 400. */
export const siteOfRequest =
  (parts: Parts): Middleware =>
  async (ctx, next) => {
    const { trustProxy } = parts.settings
    const site = await siteOf(ctx.req, parts)
    if (!site) return ctx.throw(400)
    Object.assign(ctx.state, site, { secure: isSecureRequest(ctx.req, trustProxy) })
    ctx.feathers = { ...ctx.feathers, siteId: site.tenant?.id, address: clientAddress(ctx.req, trustProxy) }
    if (site.tenant && isMoved(ctx)) return redirectMoved(ctx, site.tenant.domain, parts.settings)
    return next()
  }
