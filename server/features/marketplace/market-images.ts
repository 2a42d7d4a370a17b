import { marketImageContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Application } from '../../declarations'
import type { UploadType } from '../../kit/media/upload-type'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { removeMedia } from '../../kit/media/remove-media'
import { childColumns } from './own-item'

const path = 'market-variations'

/** Variations that a picture showed are shown by the item's first again. */
const forgetImage = async (app: Application, imageId: number, work: Work): Promise<void> => {
  const rows = work.trx('market_variations').where({ imageId })
  const ids = await rows.clone().where({ removed: false }).orderBy('id').forUpdate().pluck('id')
  const shown = ids.length ? await app.service(path).rowsById(ids, work) : []
  await rows.update({ imageId: null })
  for (const before of shown) work.changed(path, { before, after: { ...before, imageId: null } })
}

/** Pictures of an item; uploads create them, their files go with them. */
export const marketImages = tableService(marketImageContract, (app) => ({
  beforeWrite: (context) => childColumns(context, 'market_images'),
  async beforeRemove({ row, work }) {
    await forgetImage(app, row.id, work)
    removeMedia(app, { work, row, contract: marketImageContract })
  },
}))

/** A picture of an item that is there. */
export const itemUpload: UploadType = {
  row: { path: 'market-items', name: 'item', isRequired: true },
  write({ app, work, media, upload: { itemId, place } }) {
    const row = { customerId: place.customerId, itemId, url: media!.url }
    return app.service('market-images').create(row, { work })
  },
}

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'market-images': {
      /** Where an import fetched it; empty for what was uploaded. */
      source: string
    }
  }
}
