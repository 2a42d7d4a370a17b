import { funeralContract } from '@mainstreet/shared/contracts/calendar'
import { tableService } from '../../kit/service/feature'
import { cleanDescription } from '../../kit/text/rich-text'

/** Services of a funeral home. */
export const funerals = tableService(funeralContract, () => ({
  beforeWrite: ({ data }) => ({ ...data, ...cleanDescription(data) }),
}))
