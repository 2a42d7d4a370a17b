import type { IncomingMessage } from 'node:http'
import { parseHost, requestHost } from './host'

/** Whether a request comes from a page of the host that it asks, as browsers say; programs say nothing. */
export const isOwnOrigin = (req: IncomingMessage, trustProxy: number): boolean => {
  const { origin } = req.headers
  if (!origin) return true
  const own = requestHost(req, trustProxy)
  const asked = URL.canParse(origin) ? parseHost(new URL(origin).host) : undefined
  return Boolean(own && asked && own.hostname === asked.hostname)
}
