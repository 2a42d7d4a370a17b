import { randomBytes } from 'node:crypto'
import type { Factory } from '../../test/factories'
import { userFactory } from '../users/user.factory'

/** An open invitation to the account. */
export const invitationFactory: Factory = (app, { id: customerId }) =>
  app.service('invitations').create({
    customerId,
    email: `${randomBytes(6).toString('hex')}@people.test`,
    role: 'helper',
    duties: ['orders'],
  })

/** A new owner's access to the account. */
export const memberFactory: Factory = async (app, account) => {
  const { id: userId } = await userFactory(app, account)
  const { data } = await app.service('user-accounts').find({ query: { userId } })
  return data[0]!
}
