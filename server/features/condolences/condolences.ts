import { condolenceContract } from '@mainstreet/shared/contracts/condolences'
import { tableService } from '../../kit/service/feature'

/** What mourners wrote; `send-condolence` makes a row of each. Answering one answers what was reported of it, too. */
export const condolences = tableService(condolenceContract, () => ({
  beforeWrite: ({ data }) => ({ ...data, ...(data.status && { reported: false }) }),
}))
