import { GripVertical } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '../language/bilingual'
import { VisuallyHidden } from '../ui/visually-hidden'
import { dragWords } from './drag-words'
import styles from './sortable-grid.module.css'
import type { SortableListProps } from './sortable-list'
import { useGridSort } from './use-grid-sort'

type HandleProps = {
  name: string
  describedBy: string
  lifted: boolean
  onLift: (by: 'pointer' | 'keyboard') => void
  onStep: (by: 'left' | 'right' | 'up' | 'down') => void
  onDrop: () => void
  onPutBack: () => void
}

const steps = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const

const Handle = ({ name, describedBy, lifted, onLift, onStep, onDrop, onPutBack }: HandleProps) => {
  const words = useWords(dragWords)
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (key === ' ' || key === 'Enter') {
      event.preventDefault()
      return lifted ? onDrop() : onLift('keyboard')
    }
    if (!lifted) return
    if (key === 'Escape') onPutBack()
    if (!(key in steps)) return
    event.preventDefault()
    onStep(steps[key as keyof typeof steps])
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={words.move(name)}
      aria-describedby={describedBy}
      aria-pressed={lifted}
      onKeyDown={press}
      // Who goes on with something else means it as it is.
      onBlur={onDrop}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.focus()
        onLift('pointer')
      }}
    >
      <GripVertical aria-hidden="true" />
    </button>
  )
}

type SortableGridProps<Item> = Omit<SortableListProps<Item>, 'disabled'> & {
  /** Further tiles after the sorted ones, such as those that are on their way. */
  children?: ReactNode
}

/** A grid whose order its owner chooses, by mouse, touch or keyboard; `onReorder` gets all items in their new order. */
export const SortableGrid = <Item,>(props: SortableGridProps<Item>) => {
  const { label, items, getId, getName, renderItem, children } = props
  const words = useWords(dragWords)
  const howTo = useId()
  const { grid, lift, order, said, begin, moveTo, drop, putBack } = useGridSort(props)
  const dropped = useRef<string | null>(null)
  useEffect(() => {
    // The browser forgets the focus of what it moves in the document.
    if (lift || dropped.current === null) return
    grid.current
      ?.querySelector<HTMLElement>(`[data-sort-id="${dropped.current}"] .${styles.handle}`)
      ?.focus({ preventScroll: true })
    dropped.current = null
  })
  const step = (place: number, by: 'left' | 'right' | 'up' | 'down') => {
    const columns = getComputedStyle(grid.current!).gridTemplateColumns.split(' ').length
    moveTo(place + { left: -1, right: 1, up: -columns, down: columns }[by])
  }
  return (
    <>
      <div ref={grid} className={styles.grid} role="list" aria-label={label}>
        {items.map((item) => {
          const id = getId(item)
          const place = order.indexOf(id)
          const lifted = lift?.id === id
          const handle = (
            <Handle
              name={getName(item)}
              describedBy={howTo}
              lifted={lifted}
              onLift={(by) => begin(id, by)}
              onStep={(by) => step(place, by)}
              onDrop={() => {
                if (!lifted) return
                if (lift.by === 'keyboard' && document.activeElement !== document.body)
                  dropped.current = String(id)
                drop()
              }}
              onPutBack={putBack}
            />
          )
          return (
            <div
              key={id}
              role="listitem"
              className={styles.item}
              data-sort-id={id}
              data-lifted={lifted || undefined}
              style={{ order: place }}
            >
              {renderItem(item, { handle, dragging: lifted })}
            </div>
          )
        })}
        {children}
      </div>
      <VisuallyHidden>
        <span id={howTo}>{words.howTo}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
