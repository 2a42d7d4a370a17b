import {
  importContract,
  importLimits,
  marketImportOperation,
} from '@mainstreet/shared/contracts/marketplace/imports'
import type { Application } from '../../../declarations'
import type { FormRoute } from '../../../kit/http/uploads/form-route'
import { importRules } from '../../../kit/imports/import-rules'
import { importUpload } from '../../../kit/imports/import-upload'
import { createImporter } from '../../../kit/imports/importer'
import type { Worker } from '../../../kit/queue/worker'
import { tableService } from '../../../kit/service/define-service'
import type { Table } from '../../../kit/service/stored-row'
import { itemImports } from './run-import'

declare module '../../../declarations' {
  interface Configuration {
    importer: Worker
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    market_import_files: Table<{
      importId: number
      bytes: Buffer
      leasedUntil: Date | null
      claim: string | null
    }>
  }
}

const fromStart = { keptDrafts: 0, keptStocks: 0, pictures: 0, publishLater: 0 }

/** Imports of files into the shop. */
export const marketImports = tableService(importContract, (app) => {
  const importer = createImporter(app, itemImports)
  app.set('importer', importer)
  return importRules(itemImports, { fromStart, nudge: importer.nudge })
})

/** Takes a catalogue file. */
export const catalogueUpload = (app: Application): FormRoute =>
  importUpload(app, {
    kind: itemImports,
    contract: importContract,
    operation: marketImportOperation,
    bytes: importLimits.bytes,
    create: (data, params) => app.service('market-imports').create(data, params),
    nudge: () => app.get('importer').nudge(),
  })
