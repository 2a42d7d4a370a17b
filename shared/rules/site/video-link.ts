/** A video on a host whose player and poster we know. */
export interface KnownVideo {
  host: 'youtube' | 'vimeo'
  id: string
  /** What opens a video of Vimeo that is not listed. */
  hash?: string
}

const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{5,12}$/
const vimeoHash = /^[\da-f]{6,20}$/i

const youtubeVideo = (id: string | null | undefined): KnownVideo | undefined =>
  id && youtubeId.test(id) ? { host: 'youtube', id } : undefined

/** The number at the end of the path, or before the hash there; the player has it in its query. */
const vimeoVideo = (parts: readonly string[], asked: string | null): KnownVideo | undefined => {
  const [before = '', last = ''] = parts.length > 1 ? parts.slice(-2) : ['', ...parts]
  if (vimeoId.test(before) && vimeoHash.test(last)) return { host: 'vimeo', id: before, hash: last }
  if (!vimeoId.test(last)) return undefined
  return { host: 'vimeo', id: last, ...(asked && vimeoHash.test(asked) && { hash: asked }) }
}

/** The video that a link leads to; undefined where its host is none of those we know. */
export const knownVideo = (link: string): KnownVideo | undefined => {
  if (!URL.canParse(link)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const host = hostname.replace(/^(www|m)\./, '')
  const parts = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtubeVideo(parts[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtubeVideo(pathname === '/watch' ? searchParams.get('v') : parts[1])
  return host === 'vimeo.com' || host === 'player.vimeo.com'
    ? vimeoVideo(parts, searchParams.get('h'))
    : undefined
}
