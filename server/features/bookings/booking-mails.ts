import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import { backOfficeRoutes, pathTo, routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import { readMailSender, type MailSender } from '../../kit/mail/mail-sender'
import { dashboardAddress, queueBusinessMail, siteAddress } from '../../kit/mail/business-mail'
import { queueNews } from '../../kit/notices/queue-news'
import { mailOfCrowd } from '../store/crowd-mail'
import { bookingToken } from './booking-token'
import {
  acceptedMail,
  changedBookingMail,
  fullMail,
  newBookingMail,
  offeredMail,
  offMail,
} from './written-mails'

const answers = {
  accepted: { kind: 'booking-accepted', write: acceptedMail },
  offered: { kind: 'booking-offered', write: offeredMail },
  full: { kind: 'booking-full', write: fullMail },
  calledOff: { kind: 'booking-off', write: offMail },
} as const

interface Stored {
  booking: TableBooking
  sender: MailSender
}

const readBooking = async (app: Application, work: Work, id: number): Promise<Stored | undefined> => {
  const booking = await app.service('table-bookings').rowById(id, work)
  const sender = await readMailSender(app, work.trx, booking.customerId)
  return sender && { booking, sender }
}

/** Queues what a guest is answered, in the guest's language; one without an address is called by phone. */
export const queueGuestMail = async (app: Application, work: Work, id: number): Promise<void> => {
  const stored = await readBooking(app, work, id)
  if (!stored?.booking.email) return
  const { booking, sender } = stored
  const { status, language, email: to } = booking
  if (status === 'asked' || status === 'cancelled') return
  const { kind, write } = answers[status]
  const path = pathTo(routes.booking, bookingToken(id, app.get('settings').secretKey))
  const link = siteAddress(sender, path, language)
  const about = { kind, to, replyTo: sender.storeEmail }
  await queueBusinessMail(work, sender, { ...about, ...write({ ...stored, link }) })
}

/** Queues what a business is told: a table is asked for, or its guest has changed something. */
export const queueOwnerMail = async (
  app: Application,
  work: Work,
  { id, kind, past = 0 }: { id: number; kind: 'new-booking' | 'booking-changed'; past?: number },
): Promise<void> => {
  const stored = await readBooking(app, work, id)
  if (!stored) return
  const facts = { ...stored, link: dashboardAddress(stored.sender, backOfficeRoutes.bookings) }
  const written = mailOfCrowd(facts.sender, { crowd: 'tables', past }, () =>
    kind === 'new-booking' ? newBookingMail(facts) : changedBookingMail(facts),
  )
  if (!written) return
  const { sender, booking } = stored
  const about = { about: 'table', kind, replyTo: booking.email } as const
  await queueNews({ app, work, sender }, { ...about, ...(kind === 'new-booking' && { id }), ...written })
}
