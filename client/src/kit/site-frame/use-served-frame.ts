import type { SiteStyles } from '@mainstreet/shared/theme/theme'
import { useEffect, useRef, type RefObject } from 'react'
import { createPublicApi } from '../data/public-api'
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
}

interface ServedFrame extends FrameWishes {
  frame: RefObject<HTMLIFrameElement | null>
  customerId: number
  /** The page that it is to show. */
  path: string
  onNews?: (news: FrameNews) => void
}

const noDrafts: readonly FrameDraft[] = []
const noPointing: FramePointing = { press: 'follow', chosen: null }

/** Everything that a frame is told when it connects. */
const tellAll = (tell: (message: ToFrame) => void, { styles, drafts, pointing }: FrameWishes) => {
  if (styles) tell({ styles })
  if (drafts?.length) tell({ drafts })
  if (pointing) tell({ pointing })
}

/** Serves the framed preview of an account: reads for it as a visitor, passes on what happens live, and what it is to show. */
export const useServedFrame = (served: ServedFrame): void => {
  const { frame, customerId, path, styles, drafts = noDrafts, pointing = noPointing } = served
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
      const { port1, port2 } = new MessageChannel()
      tell.current = (message) => port1.postMessage(message)
      stop = serveFrame(port1, api, onNews)
      tellAll(tell.current, latest.current)
      // It can only be named by its window, having no origin.
      target.postMessage(frameConnected, '*', [port2])
    }
    window.addEventListener('message', onMessage)
    api.live.start()
    return () => {
      window.removeEventListener('message', onMessage)
      tell.current = () => {}
      stop()
      api.live.stop()
    }
  }, [frame, customerId])
  useEffect(() => tell.current({ styles: styles ?? null }), [styles])
  useEffect(() => tell.current({ drafts }), [drafts])
  useEffect(() => tell.current({ pointing }), [pointing])
  useEffect(() => {
    // It went there by itself, or was opened there.
    if (path === shownPath.current) return
    shownPath.current = path
    tell.current({ go: path })
  }, [path])
}
