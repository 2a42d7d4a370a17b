import { setImmediate as nextTurn } from 'node:timers/promises'
import { NotFound } from '@feathersjs/errors'
import {
  marketImportOperation,
  type CatalogueFormat,
  type ImportedItem,
} from '@mainstreet/shared/rules/catalogue-file'
import { marketItemContract } from '@mainstreet/shared/contracts/marketplace'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller'
import { operationService } from '../../kit/service/feature'
import { accountForCreate } from '../../kit/service/scope'
import type { ServiceParams } from '../../kit/service/table-rules'
import type { CatalogueRow } from './import-cells'
import type { ItemDraft } from './import-draft'
import { importItem } from './import-item'
import { matchItems } from './import-matches'
import { readOwn } from './import-own'
import { readCatalogue } from './import-rows'
import { readShopify } from './import-shopify'
import { readWooCommerce } from './import-woocommerce'

const readers: Record<CatalogueFormat, (rows: readonly CatalogueRow[]) => ItemDraft> = {
  mainstreet: readOwn,
  shopify: readShopify,
  woocommerce: readWooCommerce,
}

const accountOf = async (app: Application, named: number | undefined, call: ServiceParams) => {
  const account = accountForCreate(marketItemContract, call.caller ?? server, { named })
  const known = await app.get('database').knex('account').where({ id: account! }).first('id')
  if (!known) throw new NotFound('There is no such account.')
  return account!
}

/** Imports items from a catalogue file, each item whole or not at all. */
export const importCatalogue = operationService(marketImportOperation, (app) => async (input, call) => {
  const customerId = await accountOf(app, input.customerId, call)
  const { format, items: groups, ignoredColumns } = readCatalogue(input)
  const drafts = groups.map(readers[format])
  const { dryRun, taken = [] } = input
  const matches = await matchItems(app.get('database').knex, { customerId, drafts, taken })
  const items: ImportedItem[] = []
  for (const draft of drafts) {
    items.push(await importItem({ app, customerId, format, dryRun, matches }, draft))
    // The embedded database answers within one turn of the loop: other requests come between the items.
    await nextTurn()
  }
  return { ok: true as const, format, items, ignoredColumns }
})
