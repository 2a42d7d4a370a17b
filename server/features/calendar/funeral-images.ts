import { funeralImageContract } from '@mainstreet/shared/contracts/calendar/funeral-images'
import type { Application } from '../../declarations'
import { removeMedia } from '../../kit/media/remove-media'
import type { UploadType } from '../../kit/media/upload-type'
import { viewOf } from '../../kit/service/caller/caller'
import { tableService } from '../../kit/service/define-service'
import { nextOrder } from '../../kit/service/next-order'
import type { Work } from '../../kit/service/work'

const path = 'funeral-images'

/** Pictures of the lives that notices tell; uploads make them, their files go with them. */
export const funeralImages = tableService(funeralImageContract, (app) => ({
  // What belongs to a draft is its family's and its home's.
  narrow(builder, caller) {
    if (viewOf(caller) === 'visitor')
      builder.whereExists((notice) => {
        notice
          .from('funerals')
          .whereRaw('funerals.id = funeral_images."funeralId"')
          .where('funerals.status', 'public')
      })
  },
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: funeralImageContract }),
}))

/** Removes the pictures of a notice that goes, with their files. */
export const removePicturesOf = async (app: Application, work: Work, funeralId: number): Promise<void> => {
  const ids = await work.trx('funeral_images').where({ funeralId }).orderBy('id').pluck('id')
  for (const id of ids) await app.service(path).remove(id, { work })
}

/** A picture after the last of a notice. */
export const funeralImageUpload: UploadType = {
  row: { path: 'funerals', name: 'funeral', isRequired: true },
  async write({ app, work, media, upload }) {
    const { customerId } = upload.place
    const row = { customerId, funeralId: upload.itemId!, image: media!.url }
    const order = await nextOrder(work, { table: 'funeral_images', customerId })
    return app.service(path).create({ ...row, order }, { work })
  },
}
