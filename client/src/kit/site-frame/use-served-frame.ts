import type { RowChange } from '@mainstreet/shared/row-change'
import type { SiteStyles } from '@mainstreet/shared/theme/theme'
import { useEffect, useRef, type RefObject } from 'react'
import type { Api } from '../data/api'
import { createPublicApi } from '../data/public-api'
import type { AnyRow } from '../data/row-columns'
import {
  frameConnected,
  frameReady,
  type FrameDraft,
  type FrameNews,
  type FramePointing,
  type ToFrame,
} from './frame-messages'
import { serveFrame } from './serve-frame'

/** What a frame is told beside what it asks for. */
export interface FrameWishes {
  /** How it is to look instead of what is saved. */
  styles?: SiteStyles
  /** What it is to read instead of what is saved. */
  drafts?: readonly FrameDraft[]
  /** What presses mean; without it they are the site's own. */
  pointing?: FramePointing
  /** It shows the site as it is now, and hears of no change: one of many, each of which would have a connection. */
  isStill?: boolean
}

interface ServedFrame extends FrameWishes {
  frame: RefObject<HTMLIFrameElement | null>
  customerId: number
  /** The page that it is to show. */
  path: string
  onNews?: (news: FrameNews) => void
  /** Called when its page stands there in its own look. */
  onReady?: () => void
  /** A row that visitors may not see yet, and the frame's page shows as if they could. */
  unseen?: UnseenRow
}

/** A row of the back office, by the path of its service. */
export interface UnseenRow {
  path: string
  row: AnyRow
}

const noDrafts: readonly FrameDraft[] = []
const noPointing: FramePointing = { press: 'follow', chosen: null }

/** What a visitor may read, and beside it the one row that is not public yet. */
const readingWith = (api: Api, unseen: () => UnseenRow | undefined): Api => {
  const get = async (path: string, id: number): Promise<unknown> => {
    const own = unseen()
    return own?.path === path && own.row.id === id ? own.row : api.get(path as 'market-items', id)
  }
  // It answers as the service does, whose types the API keeps apart.
  return { ...api, get: get as Api['get'] }
}

/** Everything that a frame is told when it connects. */
const tellAll = (tell: (message: ToFrame) => void, { styles, drafts, pointing }: FrameWishes) => {
  if (styles) tell({ styles })
  if (drafts?.length) tell({ drafts })
  if (pointing) tell({ pointing })
}

/** Serves the framed preview of an account: reads for it as a visitor, passes on what happens live, and what it is to show. */
export const useServedFrame = (served: ServedFrame): void => {
  const {
    frame,
    customerId,
    path,
    styles,
    drafts = noDrafts,
    pointing = noPointing,
    unseen,
    isStill,
  } = served
  const latest = useRef(served)
  const shownPath = useRef(path)
  const tell = useRef<(message: ToFrame) => void>(() => {})
  useEffect(() => {
    latest.current = served
  })
  useEffect(() => {
    const api = createPublicApi(customerId)
    let stop = () => {}
    const onNews = (news: FrameNews) => {
      if ('page' in news) shownPath.current = news.page.path
      latest.current.onNews?.(news)
    }
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const target = frame.current?.contentWindow
      // A sandboxed page has no origin; whoever else sits in our frames or opened us has one, or is another window.
      if (!target || source !== target || origin !== 'null' || data !== frameReady) return
      stop()
      latest.current.onReady?.()
      const { port1, port2 } = new MessageChannel()
      tell.current = (message) => port1.postMessage(message)
      stop = serveFrame(
        port1,
        readingWith(api, () => latest.current.unseen),
        onNews,
      )
      tellAll(tell.current, latest.current)
      // It can only be named by its window, having no origin.
      target.postMessage(frameConnected, '*', [port2])
    }
    window.addEventListener('message', onMessage)
    if (!isStill) api.live.start()
    return () => {
      window.removeEventListener('message', onMessage)
      tell.current = () => {}
      stop()
      api.live.stop()
    }
  }, [frame, customerId, isStill])
  useEffect(() => tell.current({ styles: styles ?? null }), [styles])
  useEffect(() => tell.current({ drafts }), [drafts])
  useEffect(() => {
    if (unseen) tell.current({ event: { path: unseen.path, event: 'patched', row: unseen.row } as RowChange })
  }, [unseen])
  useEffect(() => tell.current({ pointing }), [pointing])
  useEffect(() => {
    // It went there by itself, or was opened there.
    if (path === shownPath.current) return
    shownPath.current = path
    tell.current({ go: path })
  }, [path])
}
