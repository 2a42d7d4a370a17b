import { randomUUID } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { TestApp } from '../../test/create-test-app'

/** A valid body for an old address: a page of its own that leads to the shop. */
export const buildRedirect = () => ({ path: `/old/${randomUUID()}`, target: '/marketplace' })

/** An address of an account that somebody asked for in vain. */
export const createMissingPage = async (app: TestApp, account: Account): Promise<{ id: number }> => {
  const { knex } = app.get('database')
  const row = { customerId: account.id, path: `/old/${randomUUID()}` }
  const [made] = await knex('missing_pages').insert(row).returning('id')
  return made!
}
