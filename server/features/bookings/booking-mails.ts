import { pageInLanguage } from '@mainstreet/shared/rules/language'
import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import type { MailKind } from '@mainstreet/shared/contracts/orders/mails'
import { backOfficeRoutes, pathTo, routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import { oneLine } from '../../kit/mail/mail-content'
import { queueMails, toEach } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { mailOfCrowd } from '../store/crowd-mail'
import { readMailSender, type MailSender } from '../store/mail-sender'
import { bookingToken } from './booking-token'
import {
  acceptedMail,
  changedBookingMail,
  fullMail,
  newBookingMail,
  offeredMail,
  offMail,
  type BookingFacts,
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

const read = async (app: Application, work: Work, id: number): Promise<Stored | undefined> => {
  const booking = await app.service('table-bookings').rowById(id, work)
  const sender = booking && (await readMailSender(app, work.trx, booking.customerId))
  return booking && sender && { booking, sender }
}

interface Addressed {
  kind: MailKind
  to: readonly string[]
  replyTo: string
}

const queue = (
  work: Work,
  facts: BookingFacts & Stored,
  { to, ...mail }: Addressed & ReturnType<typeof fullMail>,
) => {
  const { booking, sender } = facts
  const queued = {
    ...mail,
    replyTo: mail.replyTo || null,
    customerId: booking.customerId,
    fromName: oneLine(sender.name),
    subject: oneLine(mail.subject),
  }
  return queueMails(work, toEach(queued, to))
}

/** Queues what a guest is answered, in the guest's language; one without an address is called by phone. */
export const queueGuestMail = async (app: Application, work: Work, id: number): Promise<void> => {
  const stored = await read(app, work, id)
  if (!stored?.booking.email) return
  const { booking, sender } = stored
  const { status, language, email: to } = booking
  if (status === 'asked' || status === 'cancelled') return
  const { kind, write } = answers[status]
  const path = pathTo(routes.booking, bookingToken(id, app.get('settings').secretKey))
  const { origin } = sender.brand
  const link = origin ? pageInLanguage(origin, path, language) : undefined
  const facts = { ...stored, link }
  await queue(work, facts, { kind, to: [to], replyTo: sender.storeEmail, ...write(facts) })
}

/** Queues what a business is told: a table is asked for, or its guest has changed something. */
export const queueOwnerMail = async (
  app: Application,
  work: Work,
  { id, kind, past = 0 }: { id: number; kind: 'new-booking' | 'booking-changed'; past?: number },
): Promise<void> => {
  const stored = await read(app, work, id)
  if (!stored) return
  const { origin } = stored.sender.brand
  const facts = { ...stored, link: origin ? `${origin}${backOfficeRoutes.bookings}` : undefined }
  const written = mailOfCrowd(facts.sender, { crowd: 'tables', past }, () =>
    kind === 'new-booking' ? newBookingMail(facts) : changedBookingMail(facts),
  )
  if (!written) return
  const { ordersTo: to } = stored.sender
  await queue(work, facts, { kind, to, replyTo: stored.booking.email, ...written })
}
