import { useEffect, useRef } from 'react'

// A box to type in comes last: on a phone it would bring up the keyboard.
const controls = ['button:not(:disabled)', '[tabindex="0"]', 'input:not(:disabled)']

/** Hands the focus on when its row is removed: to the row in its place, else to the list's container with `tabIndex={-1}`; waits while a dialog is `asking`. */
export const useFocusAfterRemoval = (count: number, asking = false) => {
  const container = useRef<HTMLDivElement>(null)
  const leaving = useRef<{ index: number; count: number } | null>(null)
  useEffect(() => {
    if (!leaving.current || asking || count >= leaving.current.count) return
    const { index } = leaving.current
    leaving.current = null
    // Whoever went on meanwhile is not called back.
    if (document.activeElement && document.activeElement !== document.body) return
    const rows = container.current?.querySelectorAll('li, [role="listitem"]') ?? []
    const row = rows[Math.min(index, rows.length - 1)]
    const inRow = controls.map((each) => row?.querySelector<HTMLElement>(each))
    const next = inRow.find(Boolean) ?? container.current
    next?.focus()
  }, [count, asking])
  return {
    container,
    /** To be called with the place of a row before it is removed. */
    leave: (index: number) => {
      leaving.current = { index, count }
    },
  }
}
