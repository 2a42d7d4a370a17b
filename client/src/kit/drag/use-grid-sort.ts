import { useEffect, useRef, useState } from 'react'
import { useWords } from '../language/bilingual'
import { dragWords } from './drag-words'
import { moveItem } from './move-item'
import type { SortableListProps } from './sortable-list'

type Id = string | number

/** What is being moved: the order as it would be if it were dropped now. */
type Lift = { id: Id; order: readonly Id[]; by: 'pointer' | 'keyboard' }

const edgePx = 70
const scrollPx = 14

/** Near the window's upper and lower edge the page goes along. */
const scrollAtEdge = (y: number) => {
  if (y < edgePx) window.scrollBy(0, -scrollPx)
  if (y > window.innerHeight - edgePx) window.scrollBy(0, scrollPx)
}

type Options<Item> = Pick<SortableListProps<Item>, 'items' | 'getId' | 'getName' | 'onReorder'>

/** Moves things of a grid by pointer and by keyboard; their place is CSS, so that nothing loses the focus on the way. */
export const useGridSort = <Item>({ items, getId, getName, onReorder }: Options<Item>) => {
  const words = useWords(dragWords)
  const grid = useRef<HTMLDivElement>(null)
  const [lift, setLift] = useState<Lift | null>(null)
  const [said, say] = useState('')
  const ids = items.map(getId)
  // What came or went meanwhile, elsewhere, has its place too.
  const order = lift
    ? [...lift.order.filter((id) => ids.includes(id)), ...ids.filter((id) => !lift.order.includes(id))]
    : ids
  const nameOf = (id: Id) => getName(items[ids.indexOf(id)]!)

  const begin = (id: Id, by: Lift['by']) => {
    setLift({ id, order: ids, by })
    say(words.lifted(nameOf(id), ids.indexOf(id) + 1, ids.length))
  }
  const moveTo = (place: number) => {
    if (!lift || place < 0 || place >= order.length) return
    setLift({ ...lift, order: moveItem(order, order.indexOf(lift.id), place) })
    say(words.moved(nameOf(lift.id), place + 1, order.length))
  }
  const drop = () => {
    if (!lift) return
    const place = order.indexOf(lift.id)
    setLift(null)
    say(words.dropped(nameOf(lift.id), place + 1))
    if (place !== ids.indexOf(lift.id)) onReorder(order.map((id) => items[ids.indexOf(id)]!))
  }
  const putBack = () => {
    if (!lift) return
    setLift(null)
    say(words.putBack(nameOf(lift.id)))
  }

  const latest = useRef({ moveTo, drop, putBack, order })
  useEffect(() => {
    latest.current = { moveTo, drop, putBack, order }
  })
  const isPointing = lift?.by === 'pointer'
  useEffect(() => {
    if (!isPointing) return
    const move = ({ clientX, clientY }: PointerEvent) => {
      scrollAtEdge(clientY)
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-sort-id]')
      if (!over || !grid.current?.contains(over)) return
      latest.current.moveTo(latest.current.order.findIndex((id) => String(id) === over.dataset.sortId))
    }
    const up = () => latest.current.drop()
    const cancel = () => latest.current.putBack()
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    }
  }, [isPointing])

  return { grid, lift, order, said, begin, moveTo, drop, putBack }
}
