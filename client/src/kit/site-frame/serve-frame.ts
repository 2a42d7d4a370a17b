import type { Api } from '../data/api'
import { ApiError } from '../data/rest'
import type { FrameNews, FrameRead, FrameRefusal, ToFrame } from './frame-messages'
import { readFrameNews } from './read-frame-news'

/** The end of a channel that speaks with a framed page. */
export type FramePort = Pick<MessagePort, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent) => void) | null
}

/** What is read for a framed page, by an API that has no more rights than a visitor. */
type VisitorApi = Pick<Api, 'find' | 'get' | 'site' | 'live'>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A service by its name: a frame must not make up other addresses. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value)

/** A message as a read; undefined where it is none. */
const readOf = (asked: unknown): FrameRead | undefined => {
  if (!isRecord(asked)) return undefined
  const { kind, path, query, id } = asked
  if (kind === 'site') return { kind }
  if (!isPath(path)) return undefined
  if (kind === 'get' && Number.isSafeInteger(id)) return { kind, path, id: id as number }
  if (kind === 'find' && (query === undefined || isRecord(query))) return { kind, path, query }
  return undefined
}

const runRead = (api: VisitorApi, read: FrameRead): Promise<unknown> => {
  if (read.kind === 'site') return api.site()
  // The server knows which services there are.
  const path = read.path as Parameters<Api['find']>[0]
  return read.kind === 'get' ? api.get(path, read.id) : api.find(path, read.query)
}

const refusalOf = (error: unknown): FrameRefusal => {
  const { name, message, code } =
    error instanceof ApiError ? error : new ApiError('BadRequest', 'No such read.')
  return { name, message, code }
}

const doNothing = () => {}

/** Answers a framed page's reads, passes live events on and hears what the page tells of itself; returns how to stop. */
export const serveFrame = (
  port: FramePort,
  api: VisitorApi,
  onNews: (news: FrameNews) => void = doNothing,
): (() => void) => {
  const tell = (message: ToFrame) => port.postMessage(message)
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return
    const { asked } = data
    if (typeof asked !== 'number') {
      const news = readFrameNews(data)
      if (news) onNews(news)
      return
    }
    const read = readOf(data.read)
    const answer = read
      ? runRead(api, read)
      : Promise.reject(new ApiError('BadRequest', 'No such read.', { code: 400 }))
    answer.then(
      (value) => tell({ asked, answer: value }),
      (error: unknown) => tell({ asked, refusal: refusalOf(error) }),
    )
  }
  const { live } = api
  const stops = [
    live.onStatus(() => tell({ status: live.status() })),
    live.onEvent((event) => tell({ event })),
    live.onMissed(() => tell({ missed: true })),
  ]
  tell({ status: live.status() })
  return () => {
    for (const stop of stops) stop()
    port.onmessage = null
    port.close()
  }
}
