import type { Work } from '../../kit/service/work'

/** SQL for the accounts of a row of `users`, the one shown first leading. */
export const accountsSql = `select coalesce(json_agg(owned."customerId"
  order by owned."customerId" is distinct from users."customerId", owned."customerId"), '[]')
  from user_accounts owned where owned."userId" = users.id`

/** Makes these the accounts of a user, and no others. */
export const setAccounts = async (
  userId: number,
  accounts: readonly number[],
  { trx }: Work,
): Promise<void> => {
  await trx('user_accounts').where({ userId }).whereNotIn('customerId', accounts).del()
  if (accounts.length === 0) return
  const rows = accounts.map((customerId) => ({ userId, customerId }))
  await trx('user_accounts').insert(rows).onConflict(['userId', 'customerId']).ignore()
}
