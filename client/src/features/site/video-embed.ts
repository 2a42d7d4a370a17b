const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{5,12}$/

const youtube = (id: string | null | undefined) =>
  id && youtubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined

/** The player's address of a video on a host that is known; undefined for all others. */
export const videoEmbed = (link: string): string | undefined => {
  if (!URL.canParse(link)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const host = hostname.replace(/^(www|m)\./, '')
  const parts = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(parts[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(pathname === '/watch' ? searchParams.get('v') : parts[1])
  const last = parts.at(-1) ?? ''
  if ((host === 'vimeo.com' || host === 'player.vimeo.com') && vimeoId.test(last))
    return `https://player.vimeo.com/video/${last}?autoplay=1`
  return undefined
}
