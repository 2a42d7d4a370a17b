import { useLayoutEffect, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

// Past the last control the browser would move to its own tool bar; a panel keeps the focus instead.
const keepFocusInside = (event: KeyboardEvent<HTMLDialogElement>) => {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const here = document.activeElement
  if (here !== edge && here !== event.currentTarget) return
  if (here === event.currentTarget && !event.shiftKey) return
  event.preventDefault()
  const target = event.shiftKey ? stops.at(-1) : stops[0]
  target?.focus()
}

/** Drives a native `<dialog>`: opens it as modal, keeps the focus, reports Esc and a click beside it to `onClose`. */
export const useModal = (open: boolean, onClose: () => void) => {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)

  // Closed before it leaves the page: only then does the browser give the focus back to what opened it.
  useLayoutEffect(() => {
    if (!dialog || !open) return
    if (!dialog.open) dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close()
  }, [dialog, open])

  const dialogProps = {
    ref: setDialog,
    onKeyDown: keepFocusInside,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside reports its own cancel, which bubbles up to here.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
  return { dialog, dialogProps }
}
