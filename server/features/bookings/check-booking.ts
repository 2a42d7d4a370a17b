import { Conflict } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { otherDates, takesTables } from '@mainstreet/shared/rules/time/time-off'
import { bookingDays } from '@mainstreet/shared/rules/time/booking-times'
import type { SlotDay } from '@mainstreet/shared/rules/time/slot-days'
import type { Application } from '../../declarations'
import { readTogether } from '../../kit/database/read-together'
import { invalid } from '../../kit/service/errors'
import type { Tenant } from '../../kit/tenants'
import { asShown, publicRows, publicRowsById } from '../site/public-rows'
import { specialHours, timeOff } from '../site/read-special-hours'

interface Asked {
  startsAt: string
  people: number
}

/** Whether a restaurant takes a booking: it wants any, so many people, and at a time when it is open. */
export const checkBooking = async (
  app: Application,
  tenant: Tenant,
  { startsAt, people }: Asked,
): Promise<void> => {
  const { id, timezone } = tenant
  const { knex } = app.get('database')
  const read = await readTogether(knex, {
    account: publicRowsById(app, 'account', [id]),
    options: publicRows(app, 'profile-options', { customerId: id }),
    hours: publicRows(app, 'profile-hours', { customerId: id }),
    special: specialHours(app, id),
    off: timeOff(app, id),
  })
  const [account] = asShown('account', read.account)
  const [options] = asShown('profile-options', read.options)
  const hours = asShown('profile-hours', read.hours)
  const off = asShown('profile-time-off', read.off)
  const now = new Date()
  const special = otherDates(asShown('profile-special-hours', read.special), off, { timezone, now })
  if (!options?.bookings || !account?.roles.includes('Restaurant')) throw new Conflict(refusal('no-bookings'))
  const { bookingLeadHours: leadHours, bookingDaysAhead: daysAhead, bookingLargestParty: max } = options
  if (people > max) throw invalid({ people: refusal('at-most', { max }) })
  const moment = new Date(startsAt).toISOString()
  const days = bookingDays(now, { hours, special, timezone, leadHours, daysAhead })
  const isTaken = ({ date, times }: SlotDay) => times.includes(moment) && takesTables(off, date)
  if (!days.some(isTaken)) throw invalid({ startsAt: refusal('no-such-time') })
}
