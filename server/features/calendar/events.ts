import { eventContract } from '@mainstreet/shared/contracts/calendar'
import { tableService } from '../../kit/service/feature'
import { cleanDescription } from './clean-description'

/** What the business holds. */
export const events = tableService(eventContract, () => ({ beforeWrite: cleanDescription }))
