import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import type { MailKind } from '@mainstreet/shared/contracts/orders/mails'
import { backOfficeRoutes, pathTo, routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import { oneLine } from '../../kit/mail/mail-content'
import { queueMail } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { readMailSender, type MailSender } from '../store/mail-sender'
import { bookingToken } from './booking-token'
import {
  acceptedMail,
  changedBookingMail,
  fullMail,
  newBookingMail,
  offeredMail,
  type BookingFacts,
} from './written-mails'

const answers = {
  accepted: { kind: 'booking-accepted', write: acceptedMail },
  offered: { kind: 'booking-offered', write: offeredMail },
  full: { kind: 'booking-full', write: fullMail },
} as const

interface Stored {
  booking: TableBooking
  sender: MailSender
}

const read = async (app: Application, work: Work, id: number): Promise<Stored | undefined> => {
  const [booking] = await app.service('table-bookings').rowsById([id], work)
  const sender = booking && (await readMailSender(app, work.trx, booking.customerId))
  return booking && sender && { booking, sender }
}

interface Addressed {
  kind: MailKind
  to: string
  replyTo: string
}

const queue = (work: Work, facts: BookingFacts & Stored, mail: Addressed & ReturnType<typeof fullMail>) =>
  queueMail(work, {
    ...mail,
    replyTo: mail.replyTo || null,
    customerId: facts.booking.customerId,
    fromName: oneLine(facts.sender.name),
    subject: oneLine(mail.subject),
  })

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
  const link = origin ? `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}` : undefined
  const facts = { ...stored, link }
  await queue(work, facts, { kind, to, replyTo: sender.storeEmail, ...write(facts) })
}

/** Queues what a business is told: a table is asked for, or its guest has changed something. */
export const queueOwnerMail = async (
  app: Application,
  work: Work,
  { id, kind }: { id: number; kind: 'new-booking' | 'booking-changed' },
): Promise<void> => {
  const stored = await read(app, work, id)
  if (!stored?.sender.receiveEmail) return
  const { origin } = stored.sender.brand
  const facts = { ...stored, link: origin ? `${origin}${backOfficeRoutes.bookings}` : undefined }
  const written = kind === 'new-booking' ? newBookingMail(facts) : changedBookingMail(facts)
  const { receiveEmail: to } = stored.sender
  await queue(work, facts, { kind, to, replyTo: stored.booking.email, ...written })
}
