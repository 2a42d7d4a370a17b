import { isIP } from 'node:net'
import { clientAddress, isSecureRequest, parseHost, requestHost } from './host'
import type { Settings } from '../settings'
import type { Tenant, Tenants } from '../tenants'
import type { Middleware } from './context'
import type { IncomingMessage } from 'node:http'

interface Parts {
  settings: Settings
  tenants: Tenants
}

/** Whose site an address is. */
export interface SiteOfRequest {
  tenant?: Tenant
  knownHost: boolean
}

const demoTenant = 1

/** Finds the account of a request's host, undefined where the host cannot be read; outside production localhost and bare addresses show the first demo. */
export const siteOf = async (
  req: IncomingMessage,
  { settings, tenants }: Parts,
): Promise<SiteOfRequest | undefined> => {
  const host = requestHost(req, settings.trustProxy)
  if (!host) return undefined
  const tenant = await tenants.byDomain(host.hostname)
  if (tenant) return { tenant, knownHost: true }
  if (host.hostname === parseHost(settings.platformHost)?.hostname) return { knownHost: true }
  const local = host.hostname === 'localhost' || isIP(host.hostname.replace(/^\[|\]$/g, '')) > 0
  if (local && !settings.production) return { tenant: await tenants.byId(demoTenant), knownHost: true }
  return { knownHost: false }
}

/** Puts the site, the client's address and the scheme on the request; an unreadable Host is a 400. */
export const siteOfRequest =
  (parts: Parts): Middleware =>
  async (ctx, next) => {
    const { trustProxy } = parts.settings
    const site = await siteOf(ctx.req, parts)
    if (!site) return ctx.throw(400)
    Object.assign(ctx.state, site, { secure: isSecureRequest(ctx.req, trustProxy) })
    ctx.feathers = { ...ctx.feathers, site: site.tenant?.id, address: clientAddress(ctx.req, trustProxy) }
    return next()
  }
