import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings a part that comes after its page into view and focus, when the address it was opened by ends in its anchor; the part takes focus by `tabIndex={-1}`. */
export const useAnchorFocus = <Part extends HTMLElement>(anchor: string) => {
  const { hash } = useLocation()
  const part = useRef<Part>(null)
  const isMeant = hash === `#${anchor}`
  useEffect(() => {
    if (!isMeant) return
    // After the page has taken the focus for itself.
    queueMicrotask(() => {
      part.current?.scrollIntoView({ block: 'nearest' })
      part.current?.focus({ preventScroll: true })
    })
  }, [isMeant])
  return part
}
