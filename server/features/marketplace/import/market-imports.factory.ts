import type { MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import type { Factory } from '../../../test/factories'

/** An import that has been carried out. */
export const importFactory: Factory = (app, { id: customerId }) =>
  app
    .service('market-imports')
    .create({ customerId, name: 'items.csv', format: 'shopify', status: 'imported' })

/** What an import did with an item of its file. */
export const importItemFactory: Factory = async (app, account) => {
  const { id: importId } = (await importFactory(app, account)) as MarketImport
  const row = {
    importId,
    customerId: account.id,
    dryRun: false,
    line: 2,
    title: 'Mug',
    variations: 1,
    action: 'create' as const,
  }
  return app.service('market-import-items').create(row)
}
