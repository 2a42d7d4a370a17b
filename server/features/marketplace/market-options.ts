import { marketOptionContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/feature'
import { misfits } from './option-misfits'
import { childColumns } from './own-item'

/** Further choices of an item. */
export const marketOptions = tableService(marketOptionContract, () => ({
  beforeWrite: (context) => {
    const { data, before } = context
    const errors = misfits({ values: data.values ?? before?.values ?? '', translations: data.translations })
    if (Object.keys(errors).length) throw invalid(errors)
    return childColumns(context, 'market_options')
  },
}))
