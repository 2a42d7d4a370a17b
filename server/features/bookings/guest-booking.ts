import { Conflict, NotFound } from '@feathersjs/errors'
import {
  changeBooking as changeBookingOperation,
  viewBooking as viewBookingOperation,
  type GuestBooking,
  type TableBooking,
} from '@mainstreet/shared/contracts/bookings'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'
import { operationService } from '../../kit/service/define-service'
import type { Call } from '../../kit/service/service-params'
import type { Work } from '../../kit/service/work'
import { queueGuestMail, queueOwnerMail } from './booking-mails'
import { readBookingToken } from './booking-token'

const guestView = (booking: TableBooking): GuestBooking => {
  const { name, people, startsAt, status, offeredAt, reason } = booking
  return { name, people, startsAt, status, offeredAt, reason }
}

/** The booking of a guest's link, on the site of the restaurant that it was asked of. */
const ownBooking = async (app: Application, token: string, { siteId }: Call): Promise<TableBooking> => {
  const id = readBookingToken(token, app.get('settings').secretKey)
  const [booking] = id ? await app.service('table-bookings').rowsById([id]) : []
  if (!booking || (siteId !== undefined && siteId !== booking.customerId))
    throw new NotFound(refusal('no-booking'))
  return booking
}

/** Shows a guest the own booking. */
export const viewBooking = operationService(viewBookingOperation, (app) => async ({ token }, call) => ({
  ok: true as const,
  booking: guestView(await ownBooking(app, token, call)),
}))

const columnsTo = (to: 'accepted' | 'cancelled', booking: TableBooking, { now }: Work) => {
  const { status, startsAt, offeredAt } = booking
  const time = to === 'accepted' ? offeredAt : startsAt
  if (status === 'cancelled') throw new Conflict(refusal('booking-cancelled'))
  if (to === 'accepted' && (status !== 'offered' || !time)) throw new Conflict(refusal('nothing-offered'))
  if (Date.parse(time!) <= now.getTime()) throw new Conflict(refusal('booking-over'))
  return to === 'cancelled'
    ? { status: to }
    : { status: to, startsAt: time!, offeredAt: null, answeredAt: now.toISOString() }
}

/** A guest takes the proposed time, which is then booked, or calls the table off; the business is told. */
export const changeBooking = operationService(
  changeBookingOperation,
  (app) =>
    async ({ token, to }, call) => {
      const bookings = app.service('table-bookings')
      const { id } = await ownBooking(app, token, call)
      const booking = await app.get('runWork')(server, async (work) => {
        await work.trx('table_bookings').where({ id }).forUpdate().first('id')
        const [row] = await bookings.rowsById([id], work)
        if (!row) throw new NotFound(refusal('no-booking'))
        if (row.status === to) return row
        await bookings.patch(id, columnsTo(to, row, work), { work })
        await queueOwnerMail(app, work, { id, kind: 'booking-changed' })
        if (to === 'accepted') await queueGuestMail(app, work, id)
        return bookings.rowById(id, work)
      })
      return { ok: true as const, booking: guestView(booking) }
    },
)
