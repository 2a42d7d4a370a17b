import type { CarImport } from '@mainstreet/shared/contracts/car-imports'
import type { Factory } from '../../../test/factories'

/** An import of cars that has been carried out. */
export const carImportFactory: Factory = (app, { id: customerId }) =>
  app.service('automotive-imports').create({ customerId, name: 'lot.csv', status: 'imported' })

/** What an import did with a line of its file. */
export const carImportRowFactory: Factory = async (app, account) => {
  const { id: importId } = (await carImportFactory(app, account)) as CarImport
  const row = { importId, customerId: account.id, dryRun: false, line: 2, title: '2021 Toyota Camry' }
  return app.service('automotive-import-rows').create({ ...row, action: 'create' })
}
