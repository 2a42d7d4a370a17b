import { useEffect, useRef } from 'react'
import { fieldOrder } from '../information'
import type { Checkout } from '../use-checkout'

/** Moves the focus along inside of the element of its ref: to what failed, to the first wrong field, or to the top of a new step. */
export const usePanelFocus = ({
  steps: {
    step,
    panel: { here },
    notice,
  },
  order: { information, lines },
}: Checkout) => {
  const open = here !== null
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  const failed = notice?.tone === 'danger' ? notice.text : null
  const wrong = fieldOrder.find((field) => information.errors[field])
  const marked = useRef(wrong)
  const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)

  useEffect(() => {
    if (!open) return
    if (last.current !== step) {
      find('[data-step]')?.focus({ preventScroll: true })
      find('[data-steps]')?.scrollIntoView?.({ block: 'end' })
    }
    last.current = step
  }, [step, open])
  useEffect(() => {
    if (open && failed) find('[data-failure]')?.focus()
  }, [failed, open])
  const empty = lines.length === 0
  useEffect(() => {
    // The last line of the cart has taken the focus along.
    if (empty && open && !panel.current?.contains(document.activeElement))
      find('[data-empty] button')?.focus()
  }, [empty, open])
  useEffect(() => {
    if (wrong && !marked.current) find(`[name="${wrong}"]`)?.focus()
    marked.current = wrong
  }, [wrong])
  return panel
}
