import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  importChoices,
  type ImportedItem,
  type MarketImport,
} from '@mainstreet/shared/contracts/marketplace/imports'
import type { CatalogueFormat } from '@mainstreet/shared/rules/items/catalogue-file'
import { server } from '../../../kit/service/caller/caller'
import type { Application } from '../../../declarations'
import type { Work } from '../../../kit/service/work'
import type { CatalogueRow } from './import-cells'
import type { ItemDraft } from './import-draft'
import { piecesOf } from './import-file'
import { importItem, type ItemOutcome } from './import-item'
import { matchItems } from './import-matches'
import { readOwn } from './import-own'
import { readCatalogue } from './import-rows'
import { readShopify } from './import-shopify'
import { readWooCommerce } from './import-woocommerce'

const readersByFormat: Record<CatalogueFormat, (rows: readonly CatalogueRow[]) => ItemDraft> = {
  mainstreet: readOwn,
  shopify: readShopify,
  woocommerce: readWooCommerce,
}

// Small enough to stop, and to show progress, within a second.
const batchSize = 40

const counters = { create: 'created', update: 'changed', same: 'same', bad: 'bad' } as const

type Counts = Pick<
  MarketImport,
  (typeof counters)[ImportedItem['action']] | 'keptDrafts' | 'keptStocks' | 'pictures' | 'publishLater'
>

const countsOf = (row: MarketImport, outcomes: readonly ItemOutcome[]): Counts => {
  const { created, changed, same, bad, keptDrafts, keptStocks, pictures, publishLater } = row
  const counts = { created, changed, same, bad, keptDrafts, keptStocks, pictures, publishLater }
  for (const { action, kept, images, missing } of outcomes) {
    counts[counters[action]] += 1
    counts.pictures += missing
    const draft = images.length ? 'publishLater' : 'keptDrafts'
    for (const { field } of kept) counts[field === 'status' ? draft : 'keptStocks'] += 1
  }
  return counts
}

const rowOf = ({ id: importId, customerId, status }: MarketImport, outcome: ItemOutcome) => {
  const { changes, kept, problems, notes, images, missing: _counted, ...columns } = outcome
  return {
    ...columns,
    importId,
    customerId,
    dryRun: status === 'checking',
    pictures: images.length,
    changes: JSON.stringify(changes),
    kept: JSON.stringify(kept),
    problems: JSON.stringify(problems),
    notes: JSON.stringify(notes),
    images: JSON.stringify(images),
  }
}

const queuedPictures = async (work: Work, importId: number): Promise<Pick<MarketImport, 'pictures'>> => {
  const row = await work.trx('market_import_pictures').where({ importId }).count({ count: '*' }).first()
  return { pictures: Number(row?.count ?? 0) }
}

/** Notes a batch and how far the import is; undefined where it was stopped, removed or begun anew meanwhile. */
const writeProgress = (
  app: Application,
  before: MarketImport,
  { outcomes, ...columns }: Partial<MarketImport> & { outcomes: readonly ItemOutcome[] },
): Promise<MarketImport | undefined> =>
  app.get('runWork')(server, async (work) => {
    const { id, status } = before
    const asBefore = Object.fromEntries(
      ['done' as const, ...importChoices].map((name) => [name, before[name]]),
    )
    const goesOn = await work
      .trx('market_imports')
      .where({ id, status, ...asBefore })
      .forUpdate()
      .first('id')
    if (!goesOn) return undefined
    if (outcomes.length)
      await work.trx('market_import_items').insert(outcomes.map((each) => rowOf(before, each)))
    const done = before.done + outcomes.length
    // A server that died between an item and its count has queued its pictures all the same.
    const queued = columns.status === 'imported' ? await queuedPictures(work, id) : {}
    const counts = { ...countsOf(before, outcomes), ...queued }
    return app.service('market-imports').patch(id, { ...columns, ...counts, done }, { work })
  })

/** The items that earlier rows of the file stand for. */
const takenBy = (app: Application, importId: number, dryRun: boolean): Promise<number[]> =>
  app
    .get('database')
    .knex('market_import_items')
    .where({ importId, dryRun })
    .whereNotNull('itemId')
    .pluck<number[]>('itemId')

/** Checks or imports the items of a file, each whole or not at all, from where it was left. */
export const runImport = async (app: Application, id: number, isStopping: () => boolean): Promise<void> => {
  const begun = await app.service('market-imports').get(id)
  const { customerId } = begun
  const dryRun = begun.status === 'checking'
  const { format, items, ignoredColumns } = await readCatalogue(piecesOf(app, id), begun.format ?? undefined)
  const taken = await takenBy(app, id, dryRun)
  let row = await writeProgress(app, begun, { format, ignoredColumns, total: items.length, outcomes: [] })
  while (row && row.done < items.length) {
    if (isStopping()) return
    const drafts = items.slice(row.done, row.done + batchSize).map(readersByFormat[format])
    const matches = await matchItems(app.get('database').knex, { customerId, drafts, taken })
    const outcomes: ItemOutcome[] = []
    for (const draft of drafts) {
      outcomes.push(
        await importItem({ app, importId: id, customerId, format, dryRun, choices: begun, matches }, draft),
      )
      // The embedded database answers within one turn of the loop: other requests come between the items.
      await nextTurn()
    }
    taken.push(...outcomes.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])))
    row = await writeProgress(app, row, { outcomes })
  }
  if (!row) return
  await writeProgress(app, row, { status: dryRun ? 'checked' : 'imported', outcomes: [] })
  if (dryRun) return
  await app.get('database').knex('market_import_files').where({ importId: id }).del()
}
