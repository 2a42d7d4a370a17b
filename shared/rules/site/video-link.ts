/** A video on a host whose player and poster we know. */
export interface KnownVideo {
  host: 'youtube' | 'vimeo'
  id: string
}

const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{5,12}$/

const youtube = (id: string | null | undefined): KnownVideo | undefined =>
  id && youtubeId.test(id) ? { host: 'youtube', id } : undefined

/** The video that a link leads to; undefined where its host is none of those we know. */
export const knownVideo = (link: string): KnownVideo | undefined => {
  if (!URL.canParse(link)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const host = hostname.replace(/^(www|m)\./, '')
  const parts = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(parts[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(pathname === '/watch' ? searchParams.get('v') : parts[1])
  const id = parts.at(-1) ?? ''
  if ((host === 'vimeo.com' || host === 'player.vimeo.com') && vimeoId.test(id)) return { host: 'vimeo', id }
  return undefined
}
