import type { SiteStyles } from '@mainstreet/shared/theme/theme'
import type { Site } from '@mainstreet/shared/contracts/site'
import { siteLook } from '@mainstreet/shared/theme/theme'
import type { Api } from '../data/api'
import type { LiveEvent, LiveSocket, LiveStatus } from '../data/live-socket'
import { ApiError } from '../data/rest'
import { createEmitter } from '../emitter'
import type { FrameRead, FromFrame, ToFrame } from './frame-messages'
import type { FramePort } from './serve-frame'

const refuse = () =>
  Promise.reject(new ApiError('Forbidden', 'This is a preview: nothing is sent from here.', { code: 403 }))

/** The API of a framed page: it reads through the page around it, and writes nothing. */
export interface FramedApi {
  api: Api
  /** Gives it the port that its reads wait for. */
  connect(port: FramePort): void
  /** Called when the site is to look differently; the API's own answers do already. */
  onLook(listener: () => void): () => void
  /** A site as it is to look for now. */
  dressed(site: Site): Site
}

const createAsking = () => {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: ApiError) => void }>()
  let connect: (port: FramePort) => void = () => {}
  const connected = new Promise<FramePort>((resolve) => (connect = resolve))
  let count = 0
  const send = async (message: FromFrame) => (await connected).postMessage(message)
  return {
    connect: (port: FramePort) => connect(port),
    ask: (read: FrameRead) =>
      new Promise<unknown>((resolve, reject) => {
        const asked = ++count
        waiting.set(asked, { resolve, reject })
        void send({ asked, read })
      }),
    settle(message: Extract<ToFrame, { asked: number }>) {
      const question = waiting.get(message.asked)
      waiting.delete(message.asked)
      if ('answer' in message) return question?.resolve(message.answer)
      const { name, message: words, code } = message.refusal
      question?.reject(new ApiError(name, words, { code }))
    },
  }
}

const createFramedLive = () => {
  const statuses = createEmitter()
  const events = createEmitter<[LiveEvent]>()
  const misses = createEmitter()
  let status: LiveStatus = 'idle'
  // Connecting is the work of the page around it.
  const nothing = () => {}
  const live: LiveSocket = {
    status: () => status,
    // What changed between the rendering of the page and now could be told to nobody.
    start: misses.emit,
    stop: nothing,
    signIn: nothing,
    onStatus: statuses.subscribe,
    onEvent: events.subscribe,
    onMissed: misses.subscribe,
  }
  const setStatus = (next: LiveStatus) => {
    status = next
    statuses.emit()
  }
  return { live, setStatus, events, misses }
}

/** Creates the API of the framed preview of an account's site. */
export const createFramedApi = (previewId: number | undefined): FramedApi => {
  const asking = createAsking()
  const { live, setStatus, events, misses } = createFramedLive()
  const looks = createEmitter()
  let styles: SiteStyles | null = null
  const dressed = (site: Site): Site => (styles ? { ...site, look: siteLook(styles) } : site)

  const hear = (message: ToFrame) => {
    if ('asked' in message) asking.settle(message)
    else if ('status' in message) setStatus(message.status)
    else if ('event' in message) events.emit(message.event)
    else if ('missed' in message) misses.emit()
    else {
      styles = message.styles
      looks.emit()
    }
  }
  return {
    api: {
      surface: 'public',
      previewId,
      // The page around it answers as the service does, whose types the API keeps apart.
      find: ((path, query) => asking.ask({ kind: 'find', path, query })) as Api['find'],
      get: ((path, id) => asking.ask({ kind: 'get', path, id })) as Api['get'],
      site: async () => dressed((await asking.ask({ kind: 'site' })) as Site),
      create: refuse,
      update: refuse,
      patch: refuse,
      remove: refuse,
      removeBy: refuse,
      run: refuse,
      upload: refuse,
      live,
    },
    connect(port) {
      port.onmessage = ({ data }: MessageEvent<ToFrame>) => hear(data)
      asking.connect(port)
    },
    onLook: looks.subscribe,
    dressed,
  }
}
