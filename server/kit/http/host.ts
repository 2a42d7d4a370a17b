import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** A host as asked for by a client: lower case, without a trailing dot; port 0 when none was given. */
export type Host = { hostname: string; port: number }

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/

const isHostname = (name: string) =>
  name.length > 0 && name.length <= 253 && name.split('.').every((part) => label.test(part))

/** Parses Host header values strictly; undefined for userinfo, duplicates, odd characters or a bad port. */
export const parseHost = (values: string | readonly string[] | undefined): Host | undefined => {
  const list = typeof values === 'string' ? [values] : (values ?? [])
  if (list.length !== 1) return undefined
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/.exec(list[0]!.toLowerCase())
  if (!match) return undefined
  const port = match[2] === undefined ? 0 : Number(match[2])
  if (port > 65535 || (match[2] !== undefined && port === 0)) return undefined
  const name = match[1]!
  if (name.startsWith('[')) {
    const inner = name.slice(1, -1)
    return isIP(inner) === 6 ? { hostname: inner, port } : undefined
  }
  const hostname = name.endsWith('.') ? name.slice(0, -1) : name
  return isHostname(hostname) ? { hostname, port } : undefined
}

/** Whether a host name is this machine's own by convention, where no certificate is to be had: localhost and the names below it. */
export const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost')

/** A host as an address spells it: IPv6 in brackets, the port only where there is one. */
export const hostText = ({ hostname, port }: Host): string =>
  `${hostname.includes(':') ? `[${hostname}]` : hostname}${port ? `:${port}` : ''}`

/** Scheme and host of addresses on a host that is stored or set: TLS ends in front of us, and only this machine's own names go without. */
export const originOfHost = (
  host: string,
  { production, port, platformHost }: { production: boolean; port: number; platformHost?: string },
): string => {
  const { hostname, port: given } = parseHost(host) ?? { hostname: host, port: 0 }
  const plain = !production || isLocalName(hostname)
  const platform = parseHost(platformHost)
  const isBeside =
    platform &&
    (`.${hostname}`.endsWith(`.${platform.hostname}`) ||
      (isLocalName(hostname) && isLocalName(platform.hostname)))
  // A proxy in front has another port than the server behind it; what is elsewhere has its own.
  const shared = (isBeside && platform.port) || (plain ? port : 0)
  return `${plain ? 'http' : 'https'}://${hostText({ hostname, port: given || shared })}`
}

const rawValues = (req: IncomingMessage, wanted: string) =>
  req.rawHeaders.filter((_, index, all) => index % 2 === 1 && all[index - 1]!.toLowerCase() === wanted)

const listValues = (req: IncomingMessage, wanted: string) =>
  rawValues(req, wanted).flatMap((value) => value.split(',').map((part) => part.trim()))

/** The value that the outermost trusted proxy wrote: each proxy appends one, so count from the right. */
const fromProxy = (values: string[], trustProxy: number) => values[Math.max(0, values.length - trustProxy)]

/** The host a request asked for; X-Forwarded-Host counts only behind `trustProxy` proxies. */
export const requestHost = (req: IncomingMessage, trustProxy: number): Host | undefined => {
  const forwarded = trustProxy > 0 ? fromProxy(listValues(req, 'x-forwarded-host'), trustProxy) : undefined
  return parseHost(forwarded ?? rawValues(req, 'host'))
}

/** Whether the client reached us (or the trusted proxy) over TLS. */
export const isSecureRequest = (req: IncomingMessage, trustProxy: number): boolean => {
  if ('encrypted' in req.socket && req.socket.encrypted === true) return true
  return trustProxy > 0 && fromProxy(listValues(req, 'x-forwarded-proto'), trustProxy) === 'https'
}

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The client's IP address; X-Forwarded-For counts only for as many proxies as are trusted. */
export const clientAddress = (req: IncomingMessage, trustProxy: number): string => {
  const socketAddress = plainAddress(req.socket.remoteAddress ?? '')
  if (trustProxy === 0) return socketAddress
  const claimed = fromProxy(listValues(req, 'x-forwarded-for'), trustProxy)
  const address = plainAddress((claimed ?? '').replace(/^\[(.*)\](:\d+)?$/, '$1'))
  return isIP(address) ? address : socketAddress
}

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean => address === '::1' || /^127(\.\d+){3}$/.test(address)
