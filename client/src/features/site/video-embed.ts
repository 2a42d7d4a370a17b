import { knownVideo } from '@mainstreet/shared/rules/site/video-link'

const players = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
}

/** The player's address of a video on a host that is known; undefined for all others. */
export const videoEmbed = (link: string): string | undefined => {
  const video = knownVideo(link)
  return video && `${players[video.host]}${video.id}?autoplay=1${video.hash ? `&h=${video.hash}` : ''}`
}
