import {
  carImportContract,
  carImportLimits,
  carImportOperation,
} from '@mainstreet/shared/contracts/car-imports'
import type { Application } from '../../../declarations'
import type { FormRoute } from '../../../kit/http/uploads/form-route'
import { importRules } from '../../../kit/imports/import-rules'
import { importUpload } from '../../../kit/imports/import-upload'
import { createImporter } from '../../../kit/imports/importer'
import type { Worker } from '../../../kit/queue/worker'
import { tableService } from '../../../kit/service/define-service'
import { carImports } from './run-car-import'

declare module '../../../declarations' {
  interface Configuration {
    carImporter: Worker
  }
}

/** Imports of files of cars. */
export const automotiveImports = tableService(carImportContract, (app) => {
  const importer = createImporter(app, carImports)
  app.set('carImporter', importer)
  return importRules(carImports, { nudge: importer.nudge })
})

/** Takes a file of cars. */
export const carUploadForm = (app: Application): FormRoute =>
  importUpload(app, {
    kind: carImports,
    contract: carImportContract,
    operation: carImportOperation,
    bytes: carImportLimits.bytes,
    create: (data, params) => app.service('automotive-imports').create(data, params),
    nudge: () => app.get('carImporter').nudge(),
  })
