import {
  importChoices,
  type importContract,
  type MarketImport,
} from '@mainstreet/shared/contracts/marketplace/imports'
import type { RecordOf } from '@mainstreet/shared/contract'
import type { CatalogueFormat } from '@mainstreet/shared/rules/items/catalogue-file'
import type { Application } from '../../../declarations'
import { piecesOf } from '../../../kit/imports/import-file'
import type { ImportKind } from '../../../kit/imports/import-kind'
import { runEntries } from '../../../kit/imports/import-progress'
import type { Work } from '../../../kit/service/work'
import type { CatalogueRow } from './import-cells'
import type { ItemDraft } from './import-draft'
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

type Counts = Pick<MarketImport, 'keptDrafts' | 'keptStocks' | 'pictures' | 'publishLater'>

const countsOf = (row: MarketImport, outcomes: readonly ItemOutcome[]): Counts => {
  const { keptDrafts, keptStocks, pictures, publishLater } = row
  const counts = { keptDrafts, keptStocks, pictures, publishLater }
  for (const { kept, images, missing } of outcomes) {
    counts.pictures += missing
    const draft = images.length ? 'publishLater' : 'keptDrafts'
    for (const { field } of kept) counts[field === 'status' ? draft : 'keptStocks'] += 1
  }
  return counts
}

const rowOf = ({ changes, kept, problems, notes, images, missing: _counted, ...columns }: ItemOutcome) => ({
  ...columns,
  pictures: images.length,
  changes: JSON.stringify(changes),
  kept: JSON.stringify(kept),
  problems: JSON.stringify(problems),
  notes: JSON.stringify(notes),
  images: JSON.stringify(images),
})

// A server that died between an item and its count has queued its pictures all the same.
const queuedPictures = async (work: Work, importId: number): Promise<Pick<MarketImport, 'pictures'>> => {
  const row = await work.trx('market_import_pictures').where({ importId }).count({ count: '*' }).first()
  return { pictures: Number(row?.count ?? 0) }
}

/** The items that earlier rows of the file stand for. */
const takenBy = (app: Application, importId: number, dryRun: boolean): Promise<number[]> =>
  app
    .get('database')
    .knex('market_import_items')
    .where({ importId, dryRun })
    .whereNotNull('itemId')
    .pluck<number[]>('itemId')

const run = async (app: Application, begun: MarketImport, isStopping: () => boolean): Promise<void> => {
  const { id: importId, customerId } = begun
  const dryRun = begun.status === 'checking'
  const pieces = piecesOf(app, 'market_import_files', importId)
  const { format, items, ignoredColumns } = await readCatalogue(pieces, begun.format ?? undefined)
  const taken = await takenBy(app, importId, dryRun)
  await runEntries(app, itemImports, {
    begun,
    entries: items,
    columns: { format, ignoredColumns },
    async prepare(batch) {
      const read = readersByFormat[format]
      const drafts = batch.map(read)
      const matches = await matchItems(app.get('database').knex, { customerId, drafts, taken })
      return async (rows: CatalogueRow[]) => {
        const outcome = await importItem(
          { app, importId, customerId, format, dryRun, choices: begun, matches },
          read(rows),
        )
        if (outcome.itemId !== null) taken.push(outcome.itemId)
        return outcome
      }
    },
    store: rowOf,
    count: countsOf,
    end: (work) => queuedPictures(work, importId),
    isStopping,
  })
}

/** The imports of catalogues into the shop. */
export const itemImports: ImportKind<RecordOf<typeof importContract>> = {
  name: 'imports',
  tables: { imports: 'market_imports', files: 'market_import_files', outcomes: 'market_import_items' },
  choices: importChoices,
  service: (app) => app.service('market-imports'),
  run,
}
