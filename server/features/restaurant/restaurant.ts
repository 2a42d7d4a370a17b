import { restaurantContract } from '@mainstreet/shared/contracts/restaurant'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter, momentOf } from '@mainstreet/shared/rules/time/openings'
import { cleanDescription } from '../../kit/text/rich-text'
import { tableService } from '../../kit/service/define-service'
import type { StoredOf, WriteContext } from '../../kit/service/table-rules'
import type { Work } from '../../kit/service/work'
import { nextOrder } from '../../kit/service/next-order'
import { removeMedia } from '../../kit/media/remove-media'

type Context = WriteContext<typeof restaurantContract>
type Columns = StoredOf<typeof restaurantContract>

/** The end of today where the business is. */
const endOfDay = async (work: Work, id: number): Promise<string> => {
  const { timezone } = (await work.trx('account').where({ id }).first('timezone'))!
  const { date } = localTime(work.now, timezone)
  return new Date(momentOf(dateAfter(date, 1), 0, timezone)).toISOString()
}

const soldOutColumn = async ({ data, before, work }: Context): Promise<Columns> => {
  if (data.soldOut === undefined) return {}
  const customerId = before?.customerId ?? data.customerId!
  return { soldOutUntil: data.soldOut ? await endOfDay(work, customerId) : null }
}

/** A new dish stands behind all others, unless it says where. */
const orderColumn = async ({ data, before, work }: Context): Promise<Columns> => {
  if (before || data.order !== undefined) return {}
  return { order: await nextOrder(work, { table: 'restaurant', customerId: data.customerId }) }
}

/** Dishes of the menu. */
export const restaurant = tableService(restaurantContract, (app) => ({
  computed: { hasImage: `restaurant.image <> ''` },
  async beforeWrite(context: Context) {
    const { soldOut: _soldOut, withoutPicture, ...columns } = context.data
    const { before, work } = context
    if (withoutPicture && before) removeMedia(app, { work, row: before, contract: restaurantContract })
    return {
      ...columns,
      ...cleanDescription(columns),
      ...(withoutPicture && { image: '' }),
      ...(await soldOutColumn(context)),
      ...(await orderColumn(context)),
    }
  },
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: restaurantContract }),
}))
