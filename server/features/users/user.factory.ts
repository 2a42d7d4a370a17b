import { randomBytes } from 'node:crypto'
import type { Factory } from '../../test/factories'

/** An owner of the account. */
export const userFactory: Factory = (app, account) =>
  app.service('users').create({
    email: `${randomBytes(6).toString('hex')}@people.test`,
    name: 'Odette Cormier',
    password: 'a-password-for-tests',
    accounts: [account.id],
  })
