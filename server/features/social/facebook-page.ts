const plainName = /^\w[\w.-]{0,99}$/
// Addresses that carry a name for the eye and a number for the page.
const numbered = new Set(['pages', 'people', 'p'])

/** The name or number of a page, from what an owner typed: a name, or the address of the page; undefined for anything else. */
export const facebookPage = (text: string): string | undefined => {
  const name = text.trim().replace(/^@/, '')
  if (plainName.test(name)) return name
  const address = /^https?:/i.test(name) ? name : `https://${name}`
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  if (!/(^|\.)(facebook|fb)\.com$/.test(hostname)) return undefined
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const id = numbered.has(first) ? /\d+$/.exec(rest.at(-1) ?? '')?.[0] : searchParams.get('id') || first
  return id && plainName.test(id) ? id : undefined
}
