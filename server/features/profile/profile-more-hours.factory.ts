import { weekdays } from '@mainstreet/shared/rules/time/local-time'
import type { Factory } from '../../test/factories'

/** An evening opening of a Monday that has a midday. */
export const buildMoreHours = { day: 'Monday', open: '18:00:00', close: '22:00:00' } as const

/** An evening opening of the first of an account's days that has none. */
export const moreHoursFactory: Factory = async (app, { id: customerId }) => {
  const { knex } = app.get('database')
  const taken = await knex('profile_more_hours').where({ customerId }).pluck('day')
  const day = weekdays.find((each) => !taken.includes(each))!
  await app.service('profile-hours').create({ day, customerId })
  return app.service('profile-more-hours').create({ ...buildMoreHours, day, customerId })
}
