import type { Account } from '@mainstreet/shared/contracts/account'
import type { TestApp } from '../../test/create-test-app'

/** Has staff change an account; answers what was written down of it. */
export const createAccountChange = async (
  app: TestApp,
  { id }: Pick<Account, 'id'>,
): Promise<{ id: number }> => {
  const staff = { role: 'staff', userId: 1, sessionId: '' } as const
  const str_title = `Changed ${Math.random()}`
  await app.service('account').patch(id, { str_title }, { caller: staff })
  return app
    .get('database')
    .knex('account_changes')
    .where({ customerId: id })
    .orderBy('id', 'desc')
    .first('id')
}
