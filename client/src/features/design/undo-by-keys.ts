import type { KeyboardEvent } from 'react'
import type { Design } from './use-design'

/** Takes a change back and does it again by the usual keys; in boxes the browser undoes what was typed. */
export const undoByKeys =
  ({ undo, redo }: Design) =>
  (event: KeyboardEvent) => {
    const inText = event.target instanceof Element && event.target.matches('textarea, input[type=text]')
    if (inText || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    ;(event.shiftKey ? redo : undo)?.()
  }
