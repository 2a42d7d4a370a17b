import { framedPreviewPath } from '@mainstreet/shared/framed-preview'
import { useEffect, useRef, useState } from 'react'
import { useBackOfficeLocale } from '../language/bilingual'
import { classNames } from '../ui/class-names'
import { FrameCover } from './frame-cover'
import styles from './site-frame.module.css'
import type { FrameNews } from './frame-messages'
import { useServedFrame, type FrameWishes, type UnseenRow } from './use-served-frame'

/** The widths at which a site is shown, in CSS pixels. */
const frameWidths = { phone: 390, desktop: 1440 } as const

/** What a site is shown as on: a device, or this very window, as wide as there is room. */
export type FrameDevice = keyof typeof frameWidths | 'window'

/** The width of an element as it changes; 0 until it is known. */
const useWidth = () => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(() => setWidth(element.current?.clientWidth ?? 0))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}

type SiteFrameProps = FrameWishes & {
  customerId: number
  /** What the frame is called for who does not see it. */
  title: string
  device: FrameDevice
  /** A page of the site, such as `/marketplace`. */
  path?: string
  /** A picture of the site, which takes no pointer, no key and no focus. */
  inert?: boolean
  /** Called when its page stands there. */
  onThere?: () => void
  /** Called when it shows another page, or a part of it was pressed. */
  onNews?: (news: FrameNews) => void
  className?: string
  /** A row of the page that visitors may not see yet. */
  unseen?: UnseenRow
}

/**
 * The real site of an account, as wide as on a phone or a desktop and scaled to fill the element's width and height. It
 * follows what is saved. Its page has an origin of its own, so nothing in it can reach the back office.
 */
export const SiteFrame = (props: SiteFrameProps) => {
  const { customerId, title, device, path = '/', inert = false, className } = props
  const { element, width } = useWidth()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isThere, setThere] = useState(false)
  const onReady = () => {
    setThere(true)
    props.onThere?.()
  }
  useServedFrame({ ...props, frame, path, onReady })
  // It goes to another page by itself: another address would load it again.
  const [first] = useState(path)
  const wanted = device === 'window' ? width : frameWidths[device]
  const scale = width ? Math.min(1, width / wanted) : 0
  return (
    <div ref={element} className={classNames(styles.box, className)} data-device={device}>
      <iframe
        ref={frame}
        // Without allow-same-origin: with it the page could take its own sandbox off.
        sandbox="allow-scripts"
        src={framedPreviewPath(first, customerId, useBackOfficeLocale())}
        title={title}
        inert={inert}
        onLoad={onReady}
        loading={inert ? 'lazy' : undefined}
        tabIndex={inert ? -1 : undefined}
        className={styles.frame}
        style={{
          width: wanted,
          height: scale ? `${100 / scale}%` : '100%',
          transform: `scale(${scale || 1})`,
          marginInlineStart: Math.max(0, (width - wanted * scale) / 2),
          visibility: scale ? undefined : 'hidden',
        }}
      />
      <FrameCover look={props.styles} isGone={isThere} />
    </div>
  )
}
