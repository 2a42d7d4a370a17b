import { Conflict } from '@feathersjs/errors'
import { bookingContract, type TableBooking } from '@mainstreet/shared/contracts/bookings'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { bookingAnswers } from '@mainstreet/shared/rules/booking-rules'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { ChangeContext } from '../../kit/service/table-rules'
import { queueGuestMail } from './booking-mails'

type Change = ChangeContext<typeof bookingContract>

const checkOffer = ({ data, before, work }: Change) => {
  if (data.status !== 'offered') {
    if (data.offeredAt) throw invalid({ offeredAt: refusal('not-here') })
    return
  }
  if (!data.offeredAt) throw invalid({ offeredAt: refusal('required') })
  if (Date.parse(data.offeredAt) <= work.now.getTime()) throw invalid({ offeredAt: refusal('past') })
  if (Date.parse(data.offeredAt) === Date.parse(before.startsAt))
    throw invalid({ offeredAt: refusal('same-time') })
}

const checkReason = ({ data }: Change) => {
  const isOff = data.status === 'calledOff'
  if (isOff && !data.reason?.trim()) throw invalid({ reason: refusal('required') })
  if (!isOff && data.reason) throw invalid({ reason: refusal('not-here') })
}

/** Nobody gets a table on a day that was closed meanwhile, whoever says yes. */
const refuseClosed = async ({ data, before, work }: Change) => {
  const time =
    data.status === 'offered'
      ? data.offeredAt
      : data.status === 'accepted' && (data.startsAt ?? before.startsAt)
  if (!time) return
  // Read here: the embedded database has one connection, which the work holds.
  const account = await work.trx('account').where({ id: before.customerId }).first('timezone')
  const { date } = localTime(new Date(time), account!.timezone)
  const closed = { customerId: before.customerId, date, isOpen: false }
  if (await work.trx('profile_special_hours').where(closed).first('id'))
    throw new Conflict(refusal('booking-closed'))
}

/** An answer of the business: to what is still to come, and no guest has called off. */
const checkAnswer = (change: Change) => {
  const { data, before, work } = change
  if (before.status === 'cancelled') throw new Conflict(refusal('booking-cancelled'))
  if (Date.parse(before.startsAt) <= work.now.getTime()) throw new Conflict(refusal('booking-over'))
  checkReason(change)
  if (!(bookingAnswers as readonly unknown[]).includes(data.status))
    throw invalid({ status: refusal('one-of', { values: bookingAnswers.join(', ') }) })
  checkOffer(change)
}

const isSame = (data: Partial<TableBooking>, { status, offeredAt, reason }: TableBooking) =>
  data.status === status &&
  (data.reason?.trim() ?? '') === reason &&
  (status !== 'offered' || Date.parse(data.offeredAt ?? '') === Date.parse(offeredAt ?? ''))

const isAnswer = ({ caller, method }: { caller: Change['caller']; method: string }) =>
  caller.role !== 'server' && method !== 'create'

/** Tables that guests asked for; what the business answers goes to its guest by mail. */
export const tableBookings = tableService(bookingContract, (app) => ({
  async beforeWrite(context) {
    const { data, before, work } = context
    if (!before) return data
    if (!isAnswer(context)) {
      await refuseClosed(context)
      return data
    }
    checkAnswer(context)
    // Pressed twice is answered once.
    if (isSame(data, before)) return {}
    await refuseClosed(context)
    return {
      status: data.status,
      offeredAt: data.status === 'offered' ? data.offeredAt : null,
      reason: data.reason?.trim() ?? '',
      answeredAt: work.now.toISOString(),
    }
  },
  async afterWrite(context) {
    const { data, before, work, id } = context
    if (before && isAnswer(context) && !isSame(data, before)) await queueGuestMail(app, work, id)
  },
}))
