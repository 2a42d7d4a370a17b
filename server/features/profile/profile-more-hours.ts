import { maxOpenings, moreHoursContract } from '@mainstreet/shared/contracts/site/hours'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { dayOf, isOverlapping, type Span } from '@mainstreet/shared/rules/time/hours'
import { Conflict } from '@feathersjs/errors'
import { tableService } from '../../kit/service/define-service'
import { invalid } from '../../kit/service/errors'

/** Openings of one day do not lie over each other. */
export const refuseOverlap = (spans: readonly Span[]): void => {
  if (isOverlapping(spans)) throw invalid({ open: refusal('openings-overlap') })
}

/** The openings of a day after its first; what a day has, at most three, never lies over itself. */
export const profileMoreHours = tableService(moreHoursContract, () => ({
  async beforeWrite({ data, before, work }) {
    const { customerId = 0, day: named = '', open = '', close = '' } = { ...before, ...data }
    const day = dayOf(named)!
    // Calls for the same day wait for each other here.
    const first = await work.trx('profile_hours').where({ customerId, day }).forUpdate().first()
    if (!first) throw invalid({ day: refusal('no-such-day') })
    const others = await work
      .trx('profile_more_hours')
      .where({ hoursId: first.id })
      .whereNot({ id: before?.id ?? 0 })
    if (others.length + 2 > maxOpenings) throw new Conflict(refusal('many-openings', { max: maxOpenings }))
    refuseOverlap([first, ...others, { open, close }])
    return { ...data, day, hoursId: first.id }
  },
}))
