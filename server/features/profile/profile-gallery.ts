import { NotFound } from '@feathersjs/errors'
import { galleryContract } from '@mainstreet/shared/contracts/site/profile'
import type { UploadType } from '../../kit/media/upload-type'
import { nextOrder } from '../../kit/service/next-order'
import { tableService } from '../../kit/service/define-service'
import { removeMedia } from '../../kit/media/remove-media'

/** Pictures of the gallery; an upload makes them, removing one removes its files. */
export const profileGallery = tableService(galleryContract, (app) => ({
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: galleryContract }),
}))

/** A picture in the place of another keeps its words and its order. */
export const galleryUpload: UploadType = {
  row: { path: 'profile-gallery', name: 'picture' },

  async write({ app, work, media, upload }) {
    const { itemId, title } = upload
    const { customerId } = upload.place
    const { url: image, thumbnail } = media!
    const service = app.service('profile-gallery')
    if (itemId === undefined) {
      const order = await nextOrder(work, { table: 'profile_gallery', customerId })
      return service.create({ customerId, image, thumbnail, caption: title.slice(0, 200), order }, { work })
    }
    const own = work.trx('profile_gallery').where({ id: itemId, customerId })
    const before = await own.forUpdate().first('image', 'thumbnail')
    if (!before) throw new NotFound(`No picture with id ${itemId}.`)
    await service.patch(itemId, { image, thumbnail }, { work })
    return { id: itemId, replaced: [before.image, before.thumbnail] }
  },
}
