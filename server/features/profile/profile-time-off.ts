import { maxDaysAhead } from '@mainstreet/shared/rules/time/hours'
import { maxDaysOff, timeOffContract } from '@mainstreet/shared/contracts/site/time-off'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today } from '@mainstreet/shared/rules/money/price'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'

/** Time off is to come or on where it is written, and not endless. */
export const profileTimeOff = tableService(timeOffContract, () => ({
  async beforeWrite({ data, before, work }) {
    const { customerId = 0, startsOn = '', endsOn = '' } = { ...before, ...data }
    if (before?.startsOn === startsOn && before.endsOn === endsOn) return data
    const { timezone } = (await work.trx('account').where({ id: customerId }).first('timezone'))!
    const now = today(work.now, timezone)
    if (endsOn < now) throw invalid({ endsOn: refusal('past') })
    if (startsOn > dateAfter(now, maxDaysAhead)) throw invalid({ startsOn: refusal('far-ahead') })
    if (endsOn > dateAfter(startsOn, maxDaysOff))
      throw invalid({ endsOn: refusal('too-many-days', { max: maxDaysOff }) })
    return data
  },
}))
