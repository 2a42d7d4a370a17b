/** Where a link leads: a page of this site, or an address the browser opens itself. */
export type LinkTarget = { to: string } | { href: string; outside: boolean }

const outsideSchemes = new Set(['http:', 'https:'])
const ownSchemes = new Set(['mailto:', 'tel:'])

/** Reads a link as an owner wrote it; undefined for anything that is neither a page, an anchor nor a harmless address. */
export const linkTarget = (link: string): LinkTarget | undefined => {
  const text = link.trim()
  if (text.startsWith('#')) return { to: `/${text}` }
  if (text.startsWith('/assets/')) return { href: text, outside: true }
  if (text.startsWith('/') && !/^\/[/\\]/.test(text)) return { to: text }
  if (!URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  if (outsideSchemes.has(protocol)) return { href, outside: true }
  return ownSchemes.has(protocol) ? { href, outside: false } : undefined
}

/** The words of a link; the application Sales Flyer is called Marketplace where visitors read it. */
export const linkText = (text: string, marketplace: string): string =>
  text.trim().toLowerCase() === 'sales flyer' ? marketplace : text
