import { fileContract } from '@mainstreet/shared/contracts/site/profile'
import { tableService } from '../../kit/service/define-service'
import { removeMedia } from '../../kit/media/remove-media'

/** Files to download; an upload makes them, removing one removes its file. */
export const profileFiles = tableService(fileContract, (app) => ({
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: fileContract }),
}))
