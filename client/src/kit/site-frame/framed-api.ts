import type { RowChange } from '@mainstreet/shared/row-change'
import type { SiteStyles } from '@mainstreet/shared/theme/theme'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { siteLook } from '@mainstreet/shared/theme/theme'
import type { Api } from '../data/api'
import type { LiveSocket, LiveStatus } from '../data/live/live-socket'
import { ApiError, type Query } from '../data/rest'
import { refusedWrites } from '../data/refused-writes'
import type { AnyRow } from '../data/row-columns'
import { createEmitter } from '../emitter'
import type { FrameDraft, FrameNews, FramePointing, FrameRead, FromFrame, ToFrame } from './frame-messages'
import type { FramePort } from './serve-frame'

const ofPreview = () =>
  new ApiError('Forbidden', 'This is a preview: nothing is sent from here.', { code: 403 })

/** How drafts stand over what was read. */
export interface Drafting {
  site(site: Site, drafts: readonly FrameDraft[]): Site
  row<Row extends AnyRow>(row: Row, path: string, drafts: readonly FrameDraft[]): Row
}

const noDrafting: Drafting = { site: (site) => site, row: (row) => row }

/** The API of a framed page: it reads through the page around it, and writes nothing. */
export interface FramedApi {
  api: Api
  /** Gives it the port that its reads wait for. */
  connect(port: FramePort): void
  /** Called when the site is to look or read differently; the API's own answers do already. With `again`, what was read still has a draft that is none any more. */
  onLook(listener: (again: boolean) => void): () => void
  /** A site as it is to look and read for now. */
  styled(site: Site): Site
  /** A row as it is to read for now. */
  drafted<Row extends AnyRow>(path: string, row: Row): Row
  /** Tells the page around it what happens here. */
  tell(news: FrameNews): void
  /** Called with what presses mean now. */
  onPointing(listener: (pointing: FramePointing) => void): () => void
  /** Called with the page that is to be shown. */
  onGo(listener: (path: string) => void): () => void
}

const createAsking = () => {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: ApiError) => void }>()
  let connect: (port: FramePort) => void = () => {}
  const connected = new Promise<FramePort>((resolve) => (connect = resolve))
  let count = 0
  const send = async (message: FromFrame) => (await connected).postMessage(message)
  return {
    connect: (port: FramePort) => connect(port),
    tell: (news: FrameNews) => void send(news),
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
  const events = createEmitter<[RowChange]>()
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

/** What is not saved yet, over what was read. */
const createDraftLayer = ({ site: siteWith, row: rowWith }: Drafting) => {
  const looks = createEmitter<[boolean]>()
  let styles: SiteStyles | null = null
  let drafts: readonly FrameDraft[] = []
  return {
    onLook: looks.subscribe,
    styled: (site: Site): Site => siteWith(styles ? { ...site, look: siteLook(styles) } : site, drafts),
    drafted: <Row extends AnyRow>(path: string, row: Row): Row => rowWith(row, path, drafts),
    setStyles(next: SiteStyles | null) {
      styles = next
      looks.emit(false)
    },
    setDrafts(next: readonly FrameDraft[]) {
      const names = new Set(next.flatMap(columnNames))
      const again = drafts.flatMap(columnNames).some((name) => !names.has(name))
      drafts = next
      looks.emit(again)
    },
  }
}

const columnNames = ({ path, id, columns }: FrameDraft) =>
  Object.keys(columns).map((column) => `${path} ${id} ${column}`)

/** The reads of a framed page, through the page around it. */
const readingApi = (
  ask: (read: FrameRead) => Promise<unknown>,
  drafts: ReturnType<typeof createDraftLayer>,
) => {
  const readPage = async (path: string, query?: Query): Promise<unknown> => {
    const page = (await ask({ kind: 'find', path, query })) as { data: AnyRow[] }
    return { ...page, data: page.data.map((row) => drafts.drafted(path, row)) }
  }
  const readRow = async (path: string, id: number): Promise<unknown> =>
    drafts.drafted(path, (await ask({ kind: 'get', path, id })) as AnyRow)
  return {
    // The page around it answers as the service does, whose types the API keeps apart.
    find: ((path, query) => readPage(path, query)) as Api['find'],
    get: ((path, id) => readRow(path, id)) as Api['get'],
    site: async () => drafts.styled((await ask({ kind: 'site' })) as Site),
  }
}

/** The last value that was told; whoever listens later hears it then. */
const createLastValue = <Value>() => {
  const wishes = createEmitter<[Value]>()
  let last: { value: Value } | undefined
  return {
    tell(value: Value) {
      last = { value }
      wishes.emit(value)
    },
    listen(listener: (value: Value) => void) {
      if (last) listener(last.value)
      return wishes.subscribe(listener)
    },
  }
}

/** Creates the API of the framed preview of an account's site. */
export const createFramedApi = (previewId: number | undefined, drafting = noDrafting): FramedApi => {
  const asking = createAsking()
  const { live, setStatus, events, misses } = createFramedLive()
  const drafts = createDraftLayer(drafting)
  const pointing = createLastValue<FramePointing>()
  const place = createLastValue<string>()

  const onMessage = (message: ToFrame) => {
    if ('asked' in message) asking.settle(message)
    else if ('status' in message) setStatus(message.status)
    else if ('event' in message) {
      const { event } = message
      events.emit({ ...event, row: drafts.drafted(event.path, event.row) })
    } else if ('missed' in message) misses.emit()
    else if ('styles' in message) drafts.setStyles(message.styles)
    else if ('drafts' in message) drafts.setDrafts(message.drafts)
    else if ('pointing' in message) pointing.tell(message.pointing)
    else place.tell(message.go)
  }
  return {
    api: {
      surface: 'public',
      previewId,
      ...readingApi(asking.ask, drafts),
      ...refusedWrites(ofPreview),
      live,
    },
    connect(port) {
      port.onmessage = ({ data }: MessageEvent<ToFrame>) => onMessage(data)
      asking.connect(port)
    },
    onLook: drafts.onLook,
    styled: drafts.styled,
    drafted: drafts.drafted,
    tell: asking.tell,
    onPointing: pointing.listen,
    onGo: place.listen,
  }
}
