import { isDeepStrictEqual } from 'node:util'
import { columnsOf, pickColumns } from '@mainstreet/shared/columns-of'
import {
  marketVariationContract,
  type MarketItemWrite,
  type MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { invalid, type Problem } from '../../kit/service/errors'
import { tidyTranslations } from '../../kit/service/input/tidy-translations'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { meantBy, moveStock } from './move-stock'
import { recordStock, type StockEdit } from './stock-ledger'

type Input = NonNullable<MarketItemWrite['variations']>[number]
type Stored = StoredRow<'market-variations'>
type Columns = Partial<Pick<Stored, (typeof savedColumns)[number]>>

/** A save of all of an item's variations, in their order. */
export interface VariationsSave {
  work: Work
  itemId: number
  customerId: number
  variations: readonly Input[]
}

const path = 'market-variations'
const table = 'market_variations'
/** What a save says of a variation and is stored as it is said. */
const givenColumns = columnsOf(marketVariationContract, {
  without: {
    itemId: 'the item that is saved',
    stock: 'moved by what was changed',
    stockSeen: 'only says what stock was read',
    order: 'the place in the save',
  },
})
const savedColumns = [...givenColumns, 'stock', 'order', 'removed'] as const

const fieldsOf = (input: Input): Columns =>
  tidyTranslations(marketVariationContract, pickColumns(input, givenColumns))

/** The item's pictures that a save names; kept until it is done, as whoever removes one takes it before its variations. */
const namedImages = async ({ work, itemId, variations }: VariationsSave): Promise<ReadonlySet<number>> => {
  const named = variations.flatMap(({ imageId }) => imageId ?? [])
  if (named.length === 0) return new Set()
  const images = work.trx('market_images').where({ itemId }).whereIn('id', named)
  return new Set((await images.orderBy('id').forKeyShare().select('id')).map(({ id }) => id))
}

interface Known {
  stored: ReadonlyMap<number, Stored>
  images: ReadonlySet<number>
}

const checkVariations = ({ variations, itemId, customerId }: VariationsSave, { stored, images }: Known) => {
  if (variations.length === 0) throw invalid({ variations: refusal('at-least-one') })
  const errors: Record<string, Problem> = {}
  const seen = new Set<number>()
  variations.forEach(({ id, imageId, ...named }, position) => {
    const field = `variations.${position}`
    if (id !== undefined && !stored.has(id)) errors[`${field}.id`] = refusal('not-a-variation')
    if (id !== undefined && seen.has(id)) errors[`${field}.id`] = 'comes twice'
    if ((named.itemId ?? itemId) !== itemId) errors[`${field}.itemId`] = 'is another item'
    if ((named.customerId ?? customerId) !== customerId) errors[`${field}.customerId`] = 'is another account'
    if (imageId && !images.has(imageId)) errors[`${field}.imageId`] = refusal('not-a-picture')
    if (id !== undefined) seen.add(id)
  })
  if (Object.keys(errors).length) throw invalid(errors)
}

/** The columns that a save changes of one row; none when the row stays as it is. */
const changesOf = (row: Stored, input: Input, order: number): Columns => {
  const { stock, stockSeen } = input
  const label = input.variation ?? row.variation
  const wanted: Columns = {
    ...fieldsOf(input),
    stock: moveStock({ id: row.id, label, now: row.stock, stock, stockSeen }),
    order,
    removed: false,
  }
  const changed = savedColumns.filter((name) => name in wanted && !isDeepStrictEqual(wanted[name], row[name]))
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]))
}

const writeVariations = async (save: VariationsSave, stored: ReadonlyMap<number, Stored>): Promise<void> => {
  const { work, itemId, customerId, variations } = save
  const rows = () => work.trx(table)
  const moves: StockEdit[] = []
  for (const [index, input] of variations.entries()) {
    const order = index + 1
    if (input.id === undefined) {
      const { stock = 0 } = input
      const [row] = await rows()
        .insert({ ...fieldsOf(input), stock, order, itemId, customerId })
        .returning('id')
      moves.push({ variationId: row!.id, delta: stock, isNew: true })
      continue
    }
    const before = stored.get(input.id)!
    const changes = changesOf(before, input, order)
    if (Object.keys(changes).length) await rows().where({ id: input.id }).update(changes)
    const delta = (changes.stock ?? before.stock) - before.stock
    moves.push({ variationId: input.id, delta, meant: meantBy(input) })
  }
  await recordStock(work, moves)
}

const isSame = (before: MarketVariation, after: MarketVariation) =>
  JSON.stringify(before) === JSON.stringify(after)

const reportChanges = (work: Work, before: readonly MarketVariation[], after: readonly MarketVariation[]) => {
  const removed = new Map(before.map((row) => [row.id, row]))
  for (const row of after) {
    const was = removed.get(row.id) ?? null
    removed.delete(row.id)
    if (!was || !isSame(was, row)) work.changed(path, { before: was, after: row })
  }
  for (const row of removed.values()) work.changed(path, { before: row, after: null })
}

/** Makes an item's variations what a save says: rows with an id keep it, rows without are new, missing ones are hidden, because orders and carts still name them. */
export const saveVariations = async (app: Application, save: VariationsSave): Promise<void> => {
  const { work, itemId, variations } = save
  const service = app.service(path)
  const images = await namedImages(save)
  // Locked in the order a checkout locks them, so that a save and a sale wait for each other and never deadlock.
  const rows = await work.trx(table).where({ itemId }).orderBy('id').forUpdate().select('*')
  const stored = new Map(rows.map((row) => [row.id, row]))
  checkVariations(save, { stored, images })
  const before = await service.rowsById([...stored.keys()], work)
  const savedIds = new Set(variations.map(({ id }) => id))
  const missing = rows.filter(({ id, removed }) => !removed && !savedIds.has(id)).map(({ id }) => id)
  await work.trx(table).whereIn('id', missing).update({ removed: true })
  await writeVariations(save, stored)
  const visible = await work.trx(table).where({ itemId, removed: false }).pluck('id')
  reportChanges(work, before, await service.rowsById(visible, work))
}
