import { useEffect, useEffectEvent } from 'react'

/** A scanner types faster than anybody: so many milliseconds between two signs at most. */
const betweenMs = 60
const shortest = 4

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')

/** Hears a barcode scanner, which types a code and Enter, wherever nobody is typing. */
export const useScannerKeys = (onCode: (code: string) => void): void => {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let typed = ''
    let last = 0
    const hear = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.timeStamp - last > betweenMs) typed = ''
      last = event.timeStamp
      if (event.key === 'Enter') {
        if (typed.length >= shortest) {
          // A button that has the focus is not pressed by a scanner.
          event.preventDefault()
          tell(typed)
        }
        typed = ''
      } else if (event.key.length === 1) typed += event.key
    }
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [])
}
