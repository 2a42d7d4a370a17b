import { useState, type KeyboardEvent } from 'react'
import type { PointedPart } from './parts/use-pointed-part'

/** What a phone's forms are opened for. */
export type Sheet = 'look' | 'content'

/** The forms of a phone, which lie over the site: opened by a button, or by pressing a part of the site. */
export const useSheet = (pointed: PointedPart) => {
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
    if (pointed.part) pointed.done()
  }
  return {
    /** Opened by a button: the form of a part takes the focus itself. */
    isAsked,
    isOpen: isAsked || pointed.part !== undefined,
    open(sheet: Sheet) {
      setAsked(true)
      pointed.show(sheet)
    },
    close,
    onKeyDown(event: KeyboardEvent) {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog, [role=menu]')
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return
      event.preventDefault()
      close()
    },
  }
}

/** The sheet of a phone, and how to open and close it. */
export type DesignSheet = ReturnType<typeof useSheet>
