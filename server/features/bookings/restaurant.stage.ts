import type { Account } from '@mainstreet/shared/contracts/account'
import { weekdays } from '@mainstreet/shared/rules/time/local-time'
import { newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'

interface Times {
  open: string
  close: string
}

/** Makes a business a restaurant that takes bookings, open every day at the same hours. */
export const openRestaurantHours = async (
  app: TestApp,
  id: number,
  times: Times = { open: '11:00:00', close: '23:00:00' },
): Promise<void> => {
  await app.service('account').patch(id, { roles: ['Restaurant'], timezone: 'America/Moncton' })
  await app.service('profile-options').patch(id, { bookings: true })
  const rows = await app.get('database').knex('profile_hours').where({ customerId: id })
  for (const day of weekdays) {
    const row = rows.find((each) => each.day === day)!
    await app.service('profile-hours').patch(row.id, { isOpen: true, ...times })
  }
}

/** A restaurant that takes bookings and is open every day at the same hours. */
export const openRestaurant = async (app: TestApp, times?: Times): Promise<Account> => {
  const account = await newAccount(app, { str_email: 'chef@restaurant.test' })
  await openRestaurantHours(app, account.id, times)
  return account
}
