import { funeralContract } from '@mainstreet/shared/contracts/calendar'
import { tableService } from '../../kit/service/feature'
import { cleanDescription } from './clean-description'

/** Services of a funeral home. */
export const funerals = tableService(funeralContract, () => ({ beforeWrite: cleanDescription }))
