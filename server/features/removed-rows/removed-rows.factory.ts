import type { Account } from '@mainstreet/shared/contracts/account'
import type { TestApp } from '../../test/create-test-app'
import { buildLink } from '../profile/profile-links.factory'

/** Removes a link of an account; answers the row that names it. */
export const createRemovedRow = async (
  app: TestApp,
  { id: customerId }: Pick<Account, 'id'>,
): Promise<{ id: number }> => {
  const link = await app.service('profile-links').create({ ...buildLink(), customerId })
  await app.service('profile-links').remove(link.id)
  return app.get('database').knex('removed_rows').where({ customerId, rowId: link.id }).first('id')
}
