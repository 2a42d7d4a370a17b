import type { MarketItemWrite, MarketVariation } from '@mainstreet/shared/contracts/marketplace'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import type { TableService } from '../../kit/service/table-service'
import type { Work } from '../../kit/service/work'
import { moveStock } from './move-stock'

type Row = Record<string, unknown>
type Input = NonNullable<MarketItemWrite['variations']>[number]
type Stored = MarketVariation & { removed: boolean }

/** A save of all of an item's variations, in their order. */
export interface VariationsSave {
  work: Work
  itemId: number
  customerId: number
  variations: readonly Input[]
}

const path = 'market-variations'
const table = 'market_variations'
const savedColumns = ['variation', 'sku', 'price', 'stock', 'order', 'removed'] as const

const fieldsOf = ({ variation, sku, price }: Input): Row =>
  Object.fromEntries(Object.entries({ variation, sku, price }).filter(([, value]) => value !== undefined))

const check = ({ variations, itemId, customerId }: VariationsSave, stored: ReadonlyMap<number, Stored>) => {
  if (variations.length === 0) throw invalid({ variations: 'must have at least one' })
  const errors: Record<string, string> = {}
  const seen = new Set<number>()
  variations.forEach(({ id, ...named }, position) => {
    const field = `variations.${position}`
    if (id !== undefined && !stored.has(id)) errors[`${field}.id`] = 'is not a variation of this item'
    if (id !== undefined && seen.has(id)) errors[`${field}.id`] = 'comes twice'
    if ((named.itemId ?? itemId) !== itemId) errors[`${field}.itemId`] = 'is another item'
    if ((named.customerId ?? customerId) !== customerId) errors[`${field}.customerId`] = 'is another account'
    if (id !== undefined) seen.add(id)
  })
  if (Object.keys(errors).length) throw invalid(errors)
}

/** The columns that a save changes of one row; none when the row stays as it is. */
const changesOf = (row: Stored, input: Input, order: number): Row => {
  const { stock, stockSeen } = input
  const label = input.variation ?? row.variation
  const wanted: Row = {
    ...fieldsOf(input),
    stock: moveStock({ id: row.id, label, now: row.stock, stock, stockSeen }),
    order,
    removed: false,
  }
  const changed = savedColumns.filter((name) => name in wanted && wanted[name] !== row[name])
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]))
}

const write = async (save: VariationsSave, stored: ReadonlyMap<number, Stored>): Promise<void> => {
  const { work, itemId, customerId, variations } = save
  const rows = () => work.trx(table)
  for (const [index, input] of variations.entries()) {
    const order = index + 1
    if (input.id === undefined) {
      await rows().insert({ ...fieldsOf(input), stock: input.stock ?? 0, order, itemId, customerId })
      continue
    }
    const changes = changesOf(stored.get(input.id)!, input, order)
    if (Object.keys(changes).length) await rows().where({ id: input.id }).update(changes)
  }
}

const same = (before: Row, after: Row) => JSON.stringify(before) === JSON.stringify(after)

const note = ({ work, customerId }: VariationsSave, before: readonly Row[], after: readonly Row[]) => {
  const old = new Map(before.map((row) => [row.id as number, row]))
  const gone = new Set(old.keys())
  for (const row of after) {
    const id = row.id as number
    const was = old.get(id) ?? null
    gone.delete(id)
    if (was && same(was, row)) continue
    work.changes.push({ path, event: was ? 'patched' : 'created', id, customerId, before: was, after: row })
  }
  for (const id of gone)
    work.changes.push({ path, event: 'removed', id, customerId, before: old.get(id)!, after: null })
}

/** Makes an item's variations what a save says: rows with an id are kept under it, rows without are new, missing ones are hidden, because orders and carts still name them. */
export const saveVariations = async (app: Application, save: VariationsSave): Promise<void> => {
  const { work, itemId, variations } = save
  const service = app.service(path) as unknown as TableService
  // Locked in the order a checkout locks them, so that a save and a sale wait for each other and never deadlock.
  const rows: Stored[] = await work.trx(table).where({ itemId }).orderBy('id').forUpdate().select('*')
  const stored = new Map(rows.map((row) => [row.id, row]))
  check(save, stored)
  const before = await service.rowsById([...stored.keys()], work)
  const kept = new Set(variations.map(({ id }) => id))
  const missing = rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  await work.trx(table).whereIn('id', missing).update({ removed: true })
  await write(save, stored)
  const visible: number[] = await work.trx(table).where({ itemId, removed: false }).pluck('id')
  note(save, before, await service.rowsById(visible, work))
}
