import { hostText, isLocalName, requestHost, type Host } from './host'
import type { RequestContext } from './context'
import type { Settings } from '../settings'

interface Ask {
  /** The account's own domain; empty where it has none. */
  domain: string
  /** The host the request came on. */
  host: Host | undefined
  secure: boolean
}

/** Scheme and host of a site's canonical addresses: its own domain; the port only of a request that came there, or to this machine. */
export const siteOrigin = ({ domain, host, secure }: Ask): string => {
  const scheme = secure ? 'https' : 'http'
  if (!domain) return `${scheme}://${host ? hostText(host) : 'localhost'}`
  const here = host?.hostname === domain || isLocalName(domain)
  return here ? `${scheme}://${hostText({ hostname: domain, port: host?.port ?? 0 })}` : `https://${domain}`
}

/** The same for a request that has passed the first doors. */
export const originOf = (
  { req, state }: RequestContext,
  domain: string,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): string => siteOrigin({ domain, host: requestHost(req, trustProxy), secure: state.secure })
