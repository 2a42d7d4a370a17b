import { bookingFile } from '@mainstreet/shared/contracts/bookings'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter, momentOf } from '@mainstreet/shared/rules/time/openings'
import type { Application } from '../../declarations'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { operationService } from '../../kit/service/define-service'
import { readMailSender } from '../../kit/mail/mail-sender'
import { bookingIcs } from './booking-ics'
import { bookingWords } from './booking-words'

/** More tables than any calendar is to show at once. */
const maxTables = 2000

const acceptedOf = async (app: Application, customerId: number, span: [from: Date, to?: Date]) => {
  const [from, to] = span
  const { knex } = app.get('database')
  const rows = await knex('table_bookings')
    .where({ customerId, status: 'accepted' })
    .where('startsAt', '>=', from)
    .modify((query) => void (to && query.where('startsAt', '<', to)))
    .orderBy('startsAt')
    .limit(maxTables)
    .pluck('id')
  return app.service('table-bookings').rowsById(rows)
}

/** The accepted tables of a day, or all from today on, as a file for the business's calendar. */
export const bookingCalendar = operationService(bookingFile, (app) => async ({ customerId, date }, call) => {
  const { timezone } = await ownTenant(app, customerId, call)
  const at = (day: string) => new Date(momentOf(day, 0, timezone))
  const today = localTime(new Date(), timezone).date
  const bookings = await acceptedOf(app, customerId, date ? [at(date), at(dateAfter(date, 1))] : [at(today)])
  // Who asks has been told by now that the account is there.
  const sender = (await readMailSender(app, app.get('database').knex, customerId))!
  const texts = bookingWords[sender.ownerLanguage]
  const ics = bookingIcs({
    name: texts.feed(sender.name),
    timezone,
    location: sender.name,
    url: `${sender.brand.origin}${backOfficeRoutes.bookings}`,
    tables: bookings.map(({ id, startsAt, answeredAt, createdAt, name, people, phone, email }) => ({
      id,
      startsAt,
      changedAt: answeredAt ?? createdAt,
      summary: texts.ownerEvent(name, texts.people(people)),
      description: [phone, email].filter(Boolean).join(' · '),
    })),
  })
  return { ok: true as const, ics, count: bookings.length }
})
