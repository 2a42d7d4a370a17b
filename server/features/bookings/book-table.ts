import { bookTable as bookTableOperation } from '@mainstreet/shared/contracts/bookings'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { bookingFaults } from '@mainstreet/shared/rules/booking-rules'
import { readPhone } from '@mainstreet/shared/rules/phone'
import type { Input } from '@mainstreet/shared/services'
import { oneLine } from '../../kit/mail/mail-content'
import { server } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { visibleAccount } from '../../kit/visible-account'
import { queueOwnerMail } from './booking-mails'
import { bookingToken } from './booking-token'
import { checkBooking } from './check-booking'

/** The guest as the business reads it: a name of one line, a phone number in one form. */
const guestOf = (asked: Input<'book-table'>) => {
  const guest = { name: oneLine(asked.name), phone: asked.phone ?? '', email: (asked.email ?? '').trim() }
  const faults = Object.entries(bookingFaults(guest))
  if (faults.length)
    throw invalid(Object.fromEntries(faults.map(([field, fault]) => [field, refusal(fault)])))
  return { ...guest, phone: readPhone(guest.phone) ?? '' }
}

/** Takes what a guest of a site asks for; nobody is mailed but the business, until it has answered. */
export const bookTable = operationService(bookTableOperation, (app) => async (asked, call) => {
  const { siteId, caller, address } = call
  if (siteId === undefined) throw invalid({ site: 'is required: no site belongs to this address' })
  const tenant = await visibleAccount(app, siteId, caller)
  // A program that filled the hidden field learns nothing.
  if (asked.reference) return { ok: true as const, token: '' }
  const guest = guestOf(asked)
  await checkBooking(app, tenant, asked)
  await app.get('limits').limitAddress('bookings-address', address)
  const past = await app.get('limits').slow('bookings-account', siteId)
  const { people, language = tenant.language } = asked
  const startsAt = new Date(asked.startsAt).toISOString()
  const id = await app.get('runWork')(server, async (work) => {
    const row = { ...guest, customerId: siteId, people, startsAt, language }
    const made = await app.service('table-bookings').create(row, { work })
    await queueOwnerMail(app, work, { id: made.id, kind: 'new-booking', past })
    return made.id
  })
  return { ok: true as const, token: bookingToken(id, app.get('settings').secretKey) }
})
