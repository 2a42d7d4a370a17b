import { marketOptionContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { tableService } from '../../kit/service/feature'
import { childColumns } from './own-item'

/** Further choices of an item. */
export const marketOptions = tableService(marketOptionContract, () => ({
  beforeWrite: (context) => childColumns(context, 'market_options'),
}))
