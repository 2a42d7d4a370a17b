import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings a part of a page that comes late into view and focus, when the address ends in its anchor; the part takes focus by `tabIndex={-1}`. */
export const useAnchorFocus = (anchor: string) => {
  const { hash } = useLocation()
  const part = useRef<HTMLDivElement>(null)
  const isMeant = hash === `#${anchor}`
  useEffect(() => {
    if (!isMeant) return
    // After the page has taken the focus for itself.
    queueMicrotask(() => {
      part.current?.scrollIntoView({ block: 'center' })
      part.current?.focus({ preventScroll: true })
    })
  }, [isMeant])
  return part
}
