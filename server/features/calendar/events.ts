import { eventContract } from '@mainstreet/shared/contracts/calendar'
import { tableService } from '../../kit/service/feature'
import { cleanDescription } from '../../kit/text/rich-text'

/** What the business holds. */
export const events = tableService(eventContract, () => ({
  beforeWrite: ({ data }) => ({ ...data, ...cleanDescription(data) }),
}))
