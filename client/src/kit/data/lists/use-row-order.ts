import type { Input } from '@mainstreet/shared/services'
import { useRef, useState } from 'react'
import { toast } from '../../ui/toaster'
import { useOperation } from '../data-writes'

type RowOrderOptions<R> = {
  type: Input<'order-patch'>['type']
  rows: readonly R[]
  orderOf: (row: R) => number
  /** What a message says when the server refuses the new order. */
  refusal: string
  onSaved?: () => void
}

/** Rows in their order, and a way to change it: the new order shows at once and goes back when the server refuses it. */
export const useRowOrder = <R extends { id: number }>(options: RowOrderOptions<R>) => {
  const { type, rows, orderOf, refusal, onSaved } = options
  const { run } = useOperation('order-patch')
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const place = (row: R) => (wanted ? wanted.indexOf(row.id) + 1 : 0) || orderOf(row)
  const shown = [...rows].sort((a, b) => place(a) - place(b) || a.id - b.id)

  const send = async (orderArray: { id: number; order: number }[]) => {
    try {
      await run({ type, orderArray })
      onSaved?.()
    } catch (error) {
      setWanted(null)
      toast.error(refusal, error)
    }
  }
  const reorder = (next: readonly R[]) => {
    setWanted(next.map(({ id }) => id))
    const orderArray = next.map(({ id }, index) => ({ id, order: index + 1 }))
    // One after the other: handles that went while an order is saved would lose the focus.
    sent.current = sent.current.then(() => send(orderArray))
  }
  return { shown, reorder }
}
