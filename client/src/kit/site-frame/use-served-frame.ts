import type { SiteStyles } from '@mainstreet/shared/theme/theme'
import { useEffect, useRef, type RefObject } from 'react'
import { createPublicApi } from '../data/public-api'
import { frameConnected, frameReady, type ToFrame } from './frame-messages'
import { serveFrame } from './serve-frame'

interface ServedFrame {
  frame: RefObject<HTMLIFrameElement | null>
  customerId: number
  styles: SiteStyles | undefined
}

/** Serves the framed preview of an account: reads for it as a visitor, passes on what happens live, and how it is to look. */
export const useServedFrame = ({ frame, customerId, styles }: ServedFrame): void => {
  const latest = useRef(styles)
  const tell = useRef<(message: ToFrame) => void>(() => {})
  useEffect(() => {
    latest.current = styles
  })
  useEffect(() => {
    const api = createPublicApi(customerId)
    let stop = () => {}
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const target = frame.current?.contentWindow
      // A sandboxed page has no origin; whoever else sits in our frames or opened us has one, or is another window.
      if (!target || source !== target || origin !== 'null' || data !== frameReady) return
      stop()
      const { port1, port2 } = new MessageChannel()
      tell.current = (message) => port1.postMessage(message)
      stop = serveFrame(port1, api)
      if (latest.current) tell.current({ styles: latest.current })
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
  useEffect(() => {
    tell.current({ styles: styles ?? null })
  }, [styles])
}
