import type { Account } from '@mainstreet/shared/contracts/account'
import { useEffect, useRef, useState } from 'react'
import { useSave } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { toast } from '../../kit/ui/toaster'
import { mediaWords } from './words'

/** A point of a picture, in hundredths of its width and height. */
export interface Focus {
  x: number
  y: number
}

const restMs = 400

const clampShare = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

/** The point of the header that stays in view: it follows the hand at once, and is saved when the hand rests. */
export const useHeaderFocus = (account: Account) => {
  const words = useWords(mediaWords)
  const { patch } = useSave('account')
  const [held, setHeld] = useState<Focus | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<Focus | null>(null)
  const focus = held ?? { x: account.headerFocusX, y: account.headerFocusY }

  const send = () => {
    clearTimeout(timer.current)
    const point = pending.current
    pending.current = null
    if (!point) return
    patch(account.id, { headerFocusX: point.x, headerFocusY: point.y })
      .catch((error: unknown) => toast.error(words.header.notSaved, error))
      // Unless it has been taken up again meanwhile.
      .finally(() => setHeld((now) => (now === point ? null : now)))
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => () => latest.current(), [])

  const move = (point: Focus) => {
    const next = { x: clampShare(point.x), y: clampShare(point.y) }
    setHeld(next)
    pending.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), restMs)
  }
  return { focus, move, save: send }
}
