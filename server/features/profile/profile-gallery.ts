import { galleryContract } from '@mainstreet/shared/contracts/site/profile'
import { tableService } from '../../kit/service/feature'
import { removeMedia } from '../../kit/media/remove-media'

/** Pictures of the gallery; an upload makes them, removing one removes its files. */
export const profileGallery = tableService(galleryContract, (app) => ({
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: galleryContract }),
}))
