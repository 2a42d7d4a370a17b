import { marketOptionContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import { optionErrors } from './option-errors'
import { childColumns } from './own-item'

/** Further choices of an item. */
export const marketOptions = tableService(marketOptionContract, () => ({
  beforeWrite: (context) => {
    const { data, before } = context
    const errors = optionErrors({
      values: data.values ?? before?.values ?? '',
      translations: data.translations,
    })
    if (Object.keys(errors).length) throw invalid(errors)
    return childColumns(context, 'market_options')
  },
}))
