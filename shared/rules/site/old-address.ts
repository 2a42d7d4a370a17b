/** The most characters of an address that leads elsewhere. */
export const maxOldAddress = 300

/** What campaigns and we ourselves add to an address: it is the same page with and without. */
const added = /^(utm_.*|fbclid|gclid|msclkid|mc_[ce]id|lang|previewId)$/

const readUrl = (text: string): URL | undefined => {
  try {
    // Whose site it was is not kept.
    const url = new URL(text, 'https://old.invalid')
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

const readable = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** An address of an old site as it is compared: its path and query without host, campaign, case and last slash; undefined for what is none, and for the home page. */
export const oldAddress = (typed: string): string | undefined => {
  const text = typed.trim()
  const url = /^(\/|https?:)/i.test(text) ? readUrl(text) : undefined
  if (!url) return undefined
  for (const name of [...url.searchParams.keys()]) if (added.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  const path = readable(url.pathname).replace(/\/+$/, '').toLowerCase()
  const query = url.searchParams.size ? `?${url.searchParams}` : ''
  const address = `${path || '/'}${query}`
  return address === '/' || address.length > maxOldAddress ? undefined : address
}

/** The same without its query. */
export const barePath = (address: string): string => address.split('?')[0]!
