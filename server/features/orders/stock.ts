import { Conflict } from '@feathersjs/errors'
import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { ShortLine } from '@mainstreet/shared/rules/orders/order-refusals'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import { problems } from '../../kit/service/errors'
import { moveStockOf, type StockReason } from '../marketplace/stock-ledger'

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
  /** The order that the pieces are sold by or come back from. */
  orderId: number
}

const path = 'market-variations'
const maxStock = 1_000_000

/** The variations that pieces are of. */
export const idsOf = (pieces: readonly Pick<StockMove, 'variationId'>[]): number[] =>
  pieces.map(({ variationId }) => variationId)

/** Holds variations and their items in the order in which a sale takes them: whoever moves stock more than once holds all of it first. */
export const holdGoods = async (
  { trx }: Work,
  customerId: number,
  variationIds: readonly number[],
): Promise<void> => {
  await trx('market_variations as v')
    .join('market_items as i', 'i.id', 'v.itemId')
    .where('v.customerId', customerId)
    .whereIn('v.id', [...variationIds])
    .orderBy(['i.id', 'v.id'])
    .forNoKeyUpdate('i', 'v')
    .select('v.id')
}

/** Holds the account's variations still, in id order, and answers what there is of each. */
const lockVariations = async (
  { work, customerId }: StockScope,
  ids: number[],
): Promise<Map<number, number>> => {
  const rows = await work
    .trx('market_variations')
    .where({ customerId })
    .whereIn('id', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'stock')
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

interface Move {
  reason: StockReason
  deltas: ReadonlyMap<number, number>
  /** The variations as they were, but for removed ones, which have no events. */
  before: readonly MarketVariation[]
}

/** Changes the stock of variations that are held, writes it down, and reports it, so that events are published. */
const moveStock = async ({ work, orderId }: StockScope, { reason, deltas, before }: Move) => {
  await moveStockOf(work, { deltas, reason, orderId })
  for (const row of before) {
    const stock = row.stock + deltas.get(row.id)!
    work.changed(path, { before: row, after: { ...row, stock, stockSeen: stock } })
  }
}

const soldOut = ({ itemId, variationId, position, label }: StockLine, left: number) => {
  const line: ShortLine = { itemId, variationId, position, label, available: left }
  const field = `items.${position}`
  return new Conflict({
    ...(left > 0 ? refusal('only-left', { left, label }) : refusal('sold-out', { label })),
    line,
    ...problems({ [field]: left > 0 ? refusal('line-left', { left }) : refusal('line-sold-out') }),
  })
}

/** Takes pieces of a cart that was priced and locked out of stock, all or none, each variation named once; a 409 names the line that there is not enough of. */
export const takeStock = async (scope: StockScope, lines: readonly StockLine[]): Promise<void> => {
  if (!lines.length) return
  const { app, work } = scope
  const before = await app.service(path).rowsById(idsOf(lines), work)
  const held = new Map(before.map(({ id, stock }) => [id, stock]))
  for (const line of [...lines].sort((a, b) => a.variationId - b.variationId)) {
    const left = held.get(line.variationId) ?? 0
    if (left < line.quantity) throw soldOut(line, left)
  }
  const deltas = new Map(lines.map(({ variationId, quantity }) => [variationId, -quantity]))
  await moveStock(scope, { reason: 'sale', deltas, before })
}

/** Puts pieces back; variations that are gone meanwhile are left alone. */
export const returnStock = async (scope: StockScope, moves: readonly StockMove[]): Promise<void> => {
  if (!moves.length) return
  const itemIds = moves.map(({ itemId }) => itemId)
  await scope.work.trx('market_items').whereIn('id', itemIds).orderBy('id').forNoKeyUpdate().select('id')
  const held = await lockVariations(scope, idsOf(moves))
  const after = new Map(held)
  for (const { variationId, quantity } of moves)
    if (after.has(variationId)) after.set(variationId, Math.min(after.get(variationId)! + quantity, maxStock))
  const moved = [...after].map(([id, stock]): [number, number] => [id, stock - held.get(id)!])
  const deltas = new Map(moved.filter(([, delta]) => delta !== 0))
  if (!deltas.size) return
  const before = await scope.app.service(path).rowsById([...deltas.keys()], scope.work)
  await moveStock(scope, { reason: 'return', deltas, before })
}

/** Puts so many pieces of each variation back as an order wants to, and never more than it holds; answers what it still holds. */
export const giveBack = async (
  scope: StockScope,
  held: readonly StockMove[],
  wanted: ReadonlyMap<number, number>,
): Promise<StockMove[]> => {
  const parts = held.map((move) => ({
    move,
    back: Math.min(move.quantity, wanted.get(move.variationId) ?? 0),
  }))
  const filled = (moves: StockMove[]) => moves.filter(({ quantity }) => quantity > 0)
  await returnStock(scope, filled(parts.map(({ move, back }) => ({ ...move, quantity: back }))))
  return filled(parts.map(({ move, back }) => ({ ...move, quantity: move.quantity - back })))
}
