import { marketImageContract } from '@mainstreet/shared/contracts/marketplace'
import { tableService } from '../../kit/service/feature'
import { removeMedia } from '../profile/remove-media'
import { childColumns } from './own-item'

/** Pictures of an item; uploads create them, their files go with them. */
export const marketImages = tableService(marketImageContract, (app) => ({
  beforeWrite: (context) => childColumns(context, 'market_images'),
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: marketImageContract }),
}))
