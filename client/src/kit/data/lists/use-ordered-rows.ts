import type { Input } from '@mainstreet/shared/services'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal'
import { useRowOrder } from './use-row-order'
import { useUndoableRemoval } from './use-undoable-removal'

type OrderedRowsOptions<R> = {
  type: Input<'order-patch'>['type']
  /** Undefined until they are read. */
  rows: readonly R[] | undefined
  orderOf: (row: R) => number
  /** What a message says when the server refuses the new order. */
  refusal: string
  onSaved?: () => void
  /** What else the list shows behind its rows, such as uploads under way. */
  others?: number
}

/** Rows in an order of their own that are moved, and removed with a way back; `container` is around their list and takes the focus when the last one goes. */
export const useOrderedRows = <R extends { id: number }>(options: OrderedRowsOptions<R>) => {
  const { rows = [], others = 0, ...order } = options
  const { hidden, removeWithUndo } = useUndoableRemoval(order.type)
  const { shown, reorder } = useRowOrder({ ...order, rows: rows.filter(({ id }) => !hidden.has(id)) })
  const { container, leave } = useFocusAfterRemoval(shown.length + others)
  return {
    shown,
    reorder,
    container,
    /** To be called with the place of something that is about to go. */
    leave,
    /** Says the message, which offers the way back. */
    remove: (row: R, message: string) => {
      leave(shown.findIndex(({ id }) => id === row.id))
      removeWithUndo(row.id, message)
    },
  }
}
