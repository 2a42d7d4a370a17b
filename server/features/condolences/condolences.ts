import { condolenceContract } from '@mainstreet/shared/contracts/calendar/condolences'
import { viewOf } from '../../kit/service/caller/caller'
import { tableService } from '../../kit/service/define-service'

/** What mourners wrote; `send-condolence` makes a row of each. Answering one answers what was reported of it, too. */
export const condolences = tableService(condolenceContract, () => ({
  // Words for a notice that is a draft again are nobody's to read.
  narrow(builder, caller) {
    if (viewOf(caller) === 'visitor')
      builder.whereExists((notice) => {
        notice
          .from('funerals')
          .whereRaw('funerals.id = condolences."funeralId"')
          .where('funerals.status', 'public')
      })
  },
  beforeWrite: ({ data }) => ({ ...data, ...(data.status && { reported: false }) }),
}))
