import { useEffect, useRef, useState } from 'react'
import { keepLocalText, readLocalText } from '../../../kit/local-text'
import { toAction } from './order-panel'
import type { OrderList } from './use-order-list'

const stored = 'mainstreet-order-keys'

const readIsOn = () => readLocalText(stored) !== 'off'

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], dialog'

/** Whether a key belongs to what has the focus, to a window over the page, or to the browser. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(typing) !== null)

const steps: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/** The rows of the list on the page: each has one link, the first in it. */
const useRowLinks = () => {
  const list = useRef<HTMLDivElement>(null)
  const links = () =>
    [...(list.current?.querySelectorAll('tbody') ?? [])].flatMap((row) => row.querySelector('a') ?? [])
  return { list, links, focusedRow: () => links().findIndex((link) => link === document.activeElement) }
}

/** Goes through the orders: j and k to the next and the one before, o or Enter to what is to be done, Escape back to the list; arrows from a row. */
export const useOrderKeys = (list: OrderList, isWide: boolean) => {
  const [isOn, setOn] = useState(readIsOn)
  const { list: place, links, focusedRow } = useRowLinks()
  const { rows = [], openId } = list
  const openRow = isWide ? rows.findIndex(({ id }) => id === openId) : -1
  // An order that was sent leaves the list: what follows it is the next, and stands in its place.
  const last = useRef(-1)
  useEffect(() => {
    if (openRow >= 0 || openId === undefined) last.current = openRow
  }, [openRow, openId])

  const nextRow = (step: number) => {
    const hasLeft = isWide && openId !== undefined && openRow < 0 && last.current >= 0
    if (hasLeft) return step > 0 ? last.current : last.current - 1
    return (openRow >= 0 ? openRow : focusedRow()) + step
  }
  const goTo = (wanted: number) => {
    const row = Math.min(Math.max(wanted, 0), rows.length - 1)
    const [order, link] = [rows[row], links()[row]]
    if (!order) return
    if (isWide && order.id !== openId) list.open(order.id)
    link?.focus({ preventScroll: true })
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    const link = links()[openRow]
    list.close()
    link?.focus({ preventScroll: true })
  }
  /** Whether the key was for the list. */
  const press = (key: string): boolean => {
    const focused = focusedRow()
    const step = steps[key]
    if (step && (key.length === 1 || focused >= 0)) goTo(nextRow(step))
    else if (key === 'Escape' && isWide && openId !== undefined) close()
    else if (key === 'o' && (!isWide || openId === undefined)) links()[Math.max(focused, 0)]?.click()
    else if (key === 'o' || (key === 'Enter' && isWide && focused >= 0 && focused === openRow)) toAction()
    else return false
    return true
  }
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (!isTaken(event) && press(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
  const choose = (next: boolean) => {
    keepLocalText(stored, next ? 'on' : 'off')
    setOn(next)
  }
  return { list: place, close, step: (step: number) => goTo(nextRow(step)), isOn, choose }
}
