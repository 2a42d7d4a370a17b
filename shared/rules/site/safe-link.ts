const controls = /[\u0000-\u001f\u007f\\]/
const internal = /^\/(?![/\\])/
const anchor = /^#[\w-]+$/
const schemes = ['http:', 'https:', 'mailto:', 'tel:']

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:'

/** A link that may stand in a page: http(s) with a host, mailto, tel, an internal path or an anchor; trimmed, spaces encoded; undefined for anything else. */
export const safeLink = (text: string): string | undefined => {
  const link = text.trim().replaceAll(' ', '%20')
  if (link === '' || controls.test(link)) return undefined
  if (internal.test(link) || anchor.test(link)) return link
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  if (!schemes.includes(url.protocol) || url.username || url.password) return undefined
  // `https:example.com` parses, but browsers resolve it against the page it stands in.
  if (isWeb(url) && !/^https?:\/\/[^/]/i.test(link)) return undefined
  return isWeb(url) || url.pathname !== '' ? link : undefined
}

/** Whether a link leads to the web: http or https, with a host. */
export const isWebLink = (text: string): boolean => /^https?:/i.test(safeLink(text) ?? '')
