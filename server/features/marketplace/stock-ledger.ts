import type { Work } from '../../kit/service/work'
import type { Table } from '../../kit/service/stored-row'

/** Why stock changed: it was there first, was sold or came back with an order, or an owner or a file said so. */
export type StockReason = 'initial' | 'sale' | 'return' | 'edit' | 'import'

interface Moves {
  /** By how much each variation's stock changes. */
  deltas: ReadonlyMap<number, number>
  reason: StockReason
  orderId: number
}

/** Changes the stock of variations by an order and writes it down, in one statement; for rows that are held. */
export const moveStockOf = async ({ trx }: Work, { deltas, reason, orderId }: Moves): Promise<void> => {
  await trx.raw(
    `with moved as (
      update market_variations v set stock = v.stock + m.delta
      from unnest(?::int[], ?::int[]) as m (id, delta)
      where v.id = m.id
      returning v.id, m.delta
    )
    insert into stock_moves ("variationId", delta, reason, "orderId")
    select id, delta, ?, ? from moved`,
    [[...deltas.keys()], [...deltas.values()], reason, orderId],
  )
}

/** What a save does to the stock of a variation. */
export interface StockEdit {
  variationId: number
  delta: number
  /** What its owner changed, where it says what had been read; the books check that no more and no less was done. */
  meant?: number
  isNew?: boolean
}

/** Writes down what an owner's save does to stock, in the transaction that does it. */
export const recordStock = async (work: Work, moves: readonly StockEdit[]): Promise<void> => {
  const reasonOf = (isNew = false): StockReason => {
    if (work.cause === 'import') return 'import'
    return isNew ? 'initial' : 'edit'
  }
  const rows = moves
    .filter(({ delta }) => delta !== 0)
    .map(({ isNew, ...move }) => ({ ...move, reason: reasonOf(isNew) }))
  if (rows.length) await work.trx('stock_moves').insert(rows)
}

declare module 'knex/types/tables' {
  interface Tables {
    stock_moves: Table<{
      id: number
      variationId: number
      delta: number
      reason: StockReason
      meant: number | null
      orderId: number | null
      createdAt: Date
    }>
  }
}
