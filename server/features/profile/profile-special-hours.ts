import { specialHoursContract } from '@mainstreet/shared/contracts/site/special-hours'
import { maxDaysAhead } from '@mainstreet/shared/rules/time/hours'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today } from '@mainstreet/shared/rules/money/price'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { WriteContext } from '../../kit/service/table-rules'

/** A date is to come, where the business is; what has passed meanwhile may keep its date. */
const checkDate = async ({ data, before, work }: WriteContext<typeof specialHoursContract>) => {
  const { date } = data
  if (!date || date === before?.date) return
  const { timezone } = (await work
    .trx('account')
    .where({ id: before ? before.customerId : data.customerId })
    .first('timezone'))!
  const first = today(work.now, timezone)
  if (date < first) throw invalid({ date: refusal('past') })
  if (date > dateAfter(first, maxDaysAhead)) throw invalid({ date: refusal('far-ahead') })
}

/** Hours of single dates; each date has them once, and only those to come can be given any. */
export const profileSpecialHours = tableService(specialHoursContract, () => ({
  async beforeWrite(context) {
    await checkDate(context)
    return context.data
  },
}))
