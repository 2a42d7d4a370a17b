import { lazy, Suspense, type ReactNode } from 'react'
import styles from './sortable-list.module.css'

/** How an item of a list is rendered: `handle` is the button that moves it, by mouse, touch or keyboard. */
export type RenderItem<Item> = (item: Item, drag: { handle: ReactNode; dragging: boolean }) => ReactNode

/** A list whose order its owner chooses; `onReorder` gets all items in their new order. */
export type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  getId: (item: Item) => string | number
  getName: (item: Item) => string
  onReorder: (items: Item[]) => void
  renderItem: RenderItem<Item>
  disabled?: boolean
}

const DraggableList = lazy(() => import('./draggable-list').then((file) => ({ default: file.DraggableList })))

const noHandle = <span className={styles.handle} aria-hidden="true" />

/** Renders the list at once; it can be sorted once the drag library is loaded. */
export const SortableList = <Item,>(props: SortableListProps<Item>) => {
  const still = (
    <div className={styles.list} role="list" aria-label={props.label} inert>
      {props.items.map((item) => (
        <div key={props.getId(item)} className={styles.item} role="listitem">
          {props.renderItem(item, { handle: noHandle, dragging: false })}
        </div>
      ))}
    </div>
  )
  // lazy() forgets the type parameter: the two agree because both take the same props.
  return (
    <Suspense fallback={still}>
      <DraggableList {...(props as unknown as SortableListProps<unknown>)} />
    </Suspense>
  )
}
