import { knownVideo, type KnownVideo } from '@mainstreet/shared/rules/site/video-link'
import { createGathering } from './media/gather'

/** What the host of a video says of it. */
export interface VideoAbout {
  title: string
  /** Its picture, undecoded, in pieces; undefined where there is none to be had. */
  picture?: readonly Buffer[]
}

/** Asks the hosts of videos what a video is called and looks like. */
export interface VideoGateway {
  /** Undefined where the host is unknown or knows no such video; throws where it cannot be reached. */
  about(link: string): Promise<VideoAbout | undefined>
}

const timeoutMs = 5000
const maxTitle = 200
const maxJsonBytes = 100_000
const maxPictureBytes = 4 * 1024 * 1024

const readAtMost = async (answer: Response, maxBytes: number): Promise<readonly Buffer[]> => {
  const gathering = createGathering()
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error('A video’s host answered too much.')
    gathering.add(Buffer.from(chunk))
  }
  return gathering.end()
}

interface Ask {
  accept: string
  maxBytes: number
}

/** The answer's bytes; undefined where the host says that there is nothing. */
type Fetch = (address: string, ask: Ask) => Promise<readonly Buffer[] | undefined>

/** Never follows a redirect: only hosts that are written here are asked. With a base, all of them are asked there. */
const fetchFrom =
  (base: string | undefined): Fetch =>
  async (address, { accept, maxBytes }) => {
    const { host, pathname, search } = new URL(address)
    const target = base ? `${base.replace(/\/+$/, '')}/${host}${pathname}${search}` : address
    const answer = await fetch(target, {
      headers: { accept },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return readAtMost(answer, maxBytes)
    await answer.body?.cancel()
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${host} answered ${answer.status}`)
    return undefined
  }

const parseJson = (pieces: readonly Buffer[]): Record<string, unknown> => {
  const answer: unknown = JSON.parse(Buffer.concat(pieces).toString())
  if (typeof answer !== 'object' || answer === null) throw new Error('A video’s host answered no object.')
  return answer as Record<string, unknown>
}

/** oEmbed, which both hosts speak. */
const describeAddress = ({ host, id, hash }: KnownVideo): string =>
  host === 'youtube'
    ? `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}`
    : `https://vimeo.com/api/oembed.json?width=1280&url=${encodeURIComponent(`https://vimeo.com/${id}${hash ? `/${hash}` : ''}`)}`

/** The large picture of a YouTube video is not always there; Vimeo names its own, on its own servers. */
const pictureAddresses = ({ host, id }: KnownVideo, said: Record<string, unknown>): string[] => {
  if (host === 'youtube')
    return ['maxresdefault', 'hqdefault'].map((name) => `https://i.ytimg.com/vi/${id}/${name}.jpg`)
  const { thumbnail_url: address } = said
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { origin, username } = new URL(address)
  return origin === 'https://i.vimeocdn.com' && !username ? [address] : []
}

const titleOf = ({ title }: Record<string, unknown>): string =>
  typeof title === 'string' ? [...title.trim()].slice(0, maxTitle).join('') : ''

/** YouTube and Vimeo, or whatever stands in for them at `videoApiBase`. */
export const createVideoGateway = ({ videoApiBase }: { videoApiBase?: string }): VideoGateway => {
  const get = fetchFrom(videoApiBase)
  return {
    async about(link) {
      const video = knownVideo(link)
      if (!video) return undefined
      const answer = await get(describeAddress(video), { accept: 'application/json', maxBytes: maxJsonBytes })
      if (!answer) return undefined
      const said = parseJson(answer)
      for (const address of pictureAddresses(video, said)) {
        const picture = await get(address, { accept: 'image/jpeg,image/png', maxBytes: maxPictureBytes })
        if (picture) return { title: titleOf(said), picture }
      }
      return { title: titleOf(said) }
    },
  }
}
