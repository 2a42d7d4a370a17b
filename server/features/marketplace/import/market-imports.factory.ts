import type { MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import type { Factory } from '../../../test/factories'
import { buildItem } from '../market-items.factory'

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

/** A picture that an import could not fetch. */
export const importPictureFactory: Factory = async (app, account) => {
  const { id: importId } = (await importFactory(app, account)) as MarketImport
  const { id: itemId } = await app.service('market-items').create({ ...buildItem(), customerId: account.id })
  return app.service('market-import-pictures').create({
    ...{ importId, itemId, customerId: account.id, title: 'Mug', order: 1, answer: 404 },
    ...{ address: 'https://pictures.example/mug.jpg', status: 'failed', reason: 'answer' },
  })
}
