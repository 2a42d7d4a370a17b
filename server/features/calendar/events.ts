import { eventContract } from '@mainstreet/shared/contracts/calendar/calendar'
import { tableService } from '../../kit/service/define-service'
import type { WriteContext } from '../../kit/service/table-rules'
import { removeMedia } from '../../kit/media/remove-media'
import { calendarColumns } from './calendar-columns'

/** What the business holds. */
export const events = tableService(eventContract, (app) => ({
  beforeWrite(context: WriteContext<typeof eventContract>) {
    const { withoutPicture, ...columns } = context.data
    const { before, work } = context
    if (withoutPicture && before) removeMedia(app, { work, row: before, contract: eventContract })
    return { ...columns, ...calendarColumns(context) }
  },
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: eventContract }),
}))
