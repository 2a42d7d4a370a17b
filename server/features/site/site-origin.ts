import type { Host } from '../../kit/host'

interface Ask {
  /** The account's own domain; empty where it has none. */
  domain: string
  /** The host the request came on. */
  host: Host | undefined
  secure: boolean
}

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')

const withPort = (hostname: string, port: number) => (port ? `${hostname}:${port}` : hostname)

const asHost = (hostname: string) => (hostname.includes(':') ? `[${hostname}]` : hostname)

/** Scheme and host of a site's canonical addresses: its own domain; the port only of a request that came there, or to this machine. */
export const siteOrigin = ({ domain, host, secure }: Ask): string => {
  const scheme = secure ? 'https' : 'http'
  if (!domain) return `${scheme}://${host ? withPort(asHost(host.hostname), host.port) : 'localhost'}`
  const here = host?.hostname === domain || isLocal(domain)
  return here ? `${scheme}://${withPort(domain, host?.port ?? 0)}` : `https://${domain}`
}
