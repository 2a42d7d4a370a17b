import { Conflict } from '@feathersjs/errors'
import type { ShortLine } from '@mainstreet/shared/rules/order-refusals'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import { refused } from './checkout/refused'

/** Pieces of one variation. */
export interface StockMove {
  variationId: number
  itemId: number
  quantity: number
}

/** A move out of stock, with what a refusal names. */
export interface StockLine extends StockMove {
  label: string
  position: number
}

/** A transaction in which stock moves. */
export interface StockScope {
  app: Application
  work: Work
  customerId: number
}

const path = 'market-variations'
const maxStock = 1_000_000

const inOrder = <T extends StockMove>(moves: readonly T[]): T[] =>
  [...moves].sort((a, b) => a.variationId - b.variationId)

/** Runs moves and reports the variations they changed, so that their events are published. */
const reported = async ({ app, work }: StockScope, ids: number[], move: () => Promise<void>) => {
  const service = app.service(path)
  const before = await service.rowsById(ids, work)
  await move()
  const after = new Map((await service.rowsById(ids, work)).map((row) => [row.id, row]))
  for (const row of before) work.changed(path, { before: row, after: after.get(row.id) ?? null })
}

const soldOut = ({ itemId, variationId, position, label }: StockLine, left: number) => {
  const line: ShortLine = { itemId, variationId, position, label, available: left }
  const errors = { [`items.${position}`]: left > 0 ? `only ${left} left` : 'is out of stock' }
  return new Conflict(
    left > 0 ? `Only ${left} of "${label}" left in stock.` : `"${label}" is out of stock.`,
    refused('out_of_stock', { line, errors }),
  )
}

/** Takes pieces out of stock, all or none; a 409 names the line that there is not enough of. */
export const takeStock = async (scope: StockScope, lines: readonly StockLine[]): Promise<void> => {
  if (!lines.length) return
  const { work, customerId } = scope
  const sorted = inOrder(lines)
  const ids = sorted.map(({ variationId }) => variationId)
  const lock = () =>
    work.trx('market_variations').whereIn('id', ids).orderBy('id').forNoKeyUpdate().select('id', 'stock')
  const held = new Map((await lock()).map(({ id, stock }) => [id, stock]))
  await reported(scope, ids, async () => {
    for (const line of sorted) {
      const { variationId, quantity } = line
      const taken = await work
        .trx('market_variations')
        .where({ id: variationId, customerId })
        .andWhere('stock', '>=', quantity)
        .decrement('stock', quantity)
      if (!taken) throw soldOut(line, held.get(variationId) ?? 0)
    }
  })
}

/** Puts pieces back; variations that were removed meanwhile are left alone. */
export const returnStock = async (scope: StockScope, moves: readonly StockMove[]): Promise<void> => {
  if (!moves.length) return
  const { work, customerId } = scope
  const sorted = inOrder(moves)
  const itemIds = sorted.map(({ itemId }) => itemId)
  await work.trx('market_items').whereIn('id', itemIds).orderBy('id').forNoKeyUpdate().select('id')
  await reported(
    scope,
    sorted.map(({ variationId }) => variationId),
    async () => {
      for (const { variationId, quantity } of sorted)
        await work
          .trx('market_variations')
          .where({ id: variationId, customerId })
          .update({ stock: work.trx.raw('least(stock + ?, ?)', [quantity, maxStock]) })
    },
  )
}
