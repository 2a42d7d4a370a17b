import type { Knex } from 'knex'
import type { StoredRow } from '../../../kit/service/stored-row'
import type { ItemDraft } from './import-draft'

/** Finds an account's item that a draft of a file stands for; each item is found once. */
export interface ItemMatches {
  find(draft: ItemDraft): number | undefined
  /** No later draft of the file may stand for this item. */
  take(id: number): void
  taken: ReadonlySet<number>
  /** Items above this id were made after the search. */
  newest: number
}

type Found = Map<string, number[]>

interface Keyed {
  key: string
  id: number
}

const groupByKey = (rows: readonly Keyed[]): Found => {
  const found: Found = new Map()
  for (const { key, id } of rows) found.set(key, [...(found.get(key) ?? []), id])
  return found
}

// One text that the database cannot hold must not fail the search for all others.
const isStorable = (text: string) => !text.includes('\0')

const ownIds = async (db: Knex, customerId: number, ids: readonly number[]): Promise<Set<number>> =>
  new Set(
    await db('market_items')
      .where({ customerId })
      .whereRaw('id = any(?::int[])', [[...ids]])
      .pluck('id'),
  )

const bySku = async (db: Knex, customerId: number, skus: readonly string[]): Promise<Found> =>
  groupByKey(
    await db<StoredRow<'market-variations'>>('market_variations as v')
      .join('market_items as i', 'i.id', 'v.itemId')
      .where({ 'v.customerId': customerId, 'v.removed': false, 'i.newlyCreated': false })
      .whereRaw('v.sku = any(?::text[])', [skus.filter(isStorable)])
      .orderBy('i.id')
      .select<Keyed[]>('v.sku as key', 'i.id'),
  )

const byTitle = async (db: Knex, customerId: number, titles: readonly string[]): Promise<Found> =>
  groupByKey(
    await db('market_items')
      .where({ customerId, newlyCreated: false })
      .whereRaw('title = any(?::text[])', [titles.filter(isStorable)])
      .orderBy('id')
      .select<Keyed[]>('title as key', 'id'),
  )

const skusOf = ({ variations }: ItemDraft) => variations.flatMap(({ sku }) => (sku ? [sku] : []))

/** Looks up all drafts at once: by the export's own id, else by SKU, else by title. Ids of other accounts mean nothing. */
export const matchItems = async (
  db: Knex,
  call: { customerId: number; drafts: readonly ItemDraft[]; taken: readonly number[] },
): Promise<ItemMatches> => {
  const { customerId, drafts } = call
  const taken = new Set(call.taken)
  const ids = await ownIds(
    db,
    customerId,
    drafts.flatMap(({ id }) => (id === undefined ? [] : [id])),
  )
  const skus = await bySku(db, customerId, drafts.flatMap(skusOf))
  const titles = await byTitle(
    db,
    customerId,
    drafts.map(({ title }) => title),
  )
  const last = await db('market_items').where({ customerId }).max({ id: 'id' }).first()
  // An item that the file names by its id is not free for rows that only resemble it.
  const named = new Set(drafts.flatMap(({ id }) => (id !== undefined && ids.has(id) ? [id] : [])))
  const free = (id: number) => !taken.has(id) && !named.has(id)

  return {
    newest: Number(last?.id ?? 0),
    taken,
    take: (id) => void taken.add(id),
    find(draft) {
      const { id, title } = draft
      if (id !== undefined && ids.has(id) && !taken.has(id)) return id
      const titled = (titles.get(title) ?? []).filter(free)
      const known = skusOf(draft).flatMap((sku) => (skus.get(sku) ?? []).filter(free))
      // Where several items share a SKU, the one with the same title is meant.
      return known.find((each) => titled.includes(each)) ?? known[0] ?? titled[0]
    },
  }
}
