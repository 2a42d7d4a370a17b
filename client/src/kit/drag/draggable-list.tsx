import { GripVertical } from 'lucide-react'
import { useId } from 'react'
import {
  DragDropContext,
  Draggable,
  Droppable,
  type DraggableProvided,
  type DropResult,
} from 'react-beautiful-dnd'
import { classNames } from '../ui/class-names'
import { cspNonce } from '../theme/csp-nonce'
import { useWords } from '../language/bilingual'
import { dragWords } from './drag-words'
import { moveItem } from './move-item'
import type { SortableListProps } from './sortable-list'
import styles from './sortable-list.module.css'

const Handle = ({ name, provided }: { name: string; provided: DraggableProvided }) => {
  const words = useWords(dragWords)
  return (
    <span {...provided.dragHandleProps} className={styles.handle} aria-label={words.move(name)}>
      <GripVertical aria-hidden="true" />
    </span>
  )
}

/** The sortable list with its drag library; space lifts an item, arrows move it, space drops it, Esc puts it back. */
export const DraggableList = <Item,>(props: SortableListProps<Item>) => {
  const { label, items, getId, getName, onReorder, renderItem, disabled } = props
  const listId = useId()
  const drop = ({ source, destination }: DropResult) => {
    if (!destination || destination.index === source.index) return
    onReorder(moveItem(items, source.index, destination.index))
  }
  return (
    <DragDropContext onDragEnd={drop} nonce={cspNonce()}>
      <Droppable droppableId={listId} isDropDisabled={disabled}>
        {(list) => (
          <div
            ref={list.innerRef}
            {...list.droppableProps}
            className={styles.list}
            role="list"
            aria-label={label}
          >
            {items.map((item, index) => (
              <Draggable
                key={getId(item)}
                draggableId={String(getId(item))}
                index={index}
                isDragDisabled={disabled}
              >
                {(provided, { isDragging }) => (
                  <div
                    ref={provided.innerRef}
                    {...provided.draggableProps}
                    role="listitem"
                    className={classNames(styles.item, isDragging && styles.dragging)}
                  >
                    {renderItem(item, {
                      handle: <Handle name={getName(item)} provided={provided} />,
                      dragging: isDragging,
                    })}
                  </div>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </div>
        )}
      </Droppable>
    </DragDropContext>
  )
}
