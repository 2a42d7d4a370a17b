import { useEffect, useRef } from 'react'

const firstField = ':is(input, textarea, select, [contenteditable=true]):not([type=file], [hidden])'

/** Puts the focus on what a part's form is opened for, as soon as that is there; until somebody goes on by oneself. */
export const useTargetFocus = (selector: string | undefined) => {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const stop = () => {
      observer.disconnect()
      element.removeEventListener('keydown', stop)
      element.removeEventListener('pointerdown', stop)
    }
    const look = () => {
      const target = element.querySelector<HTMLElement>(selector ?? firstField)
      if (!target) return
      stop()
      target.focus({ preventScroll: true })
      const isTall = target.clientHeight > window.innerHeight / 3
      target.scrollIntoView?.({ block: isTall ? 'start' : 'center' })
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('keydown', stop)
    element.addEventListener('pointerdown', stop)
    element.focus({ preventScroll: true })
    look()
    return stop
  }, [selector])
  return container
}
