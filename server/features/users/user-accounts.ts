import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'

/** SQL for the accounts that a row of `users` owns, the one shown first leading. */
export const accountsSql = `select coalesce(json_agg(owned."customerId"
  order by owned."customerId" is distinct from users."customerId", owned."customerId"), '[]')
  from user_accounts owned where owned."userId" = users.id and owned.role = 'owner'`

/** SQL for all that a row of `users` is, and where, the account shown first leading; a helper once for each duty. */
export const membershipsSql = `select coalesce(json_agg(
  json_build_object('customerId', member."customerId", 'role', own.role)
  order by member."customerId" is distinct from users."customerId", member."customerId"), '[]')
  from user_accounts member cross join lateral (
    select member.role where member.role = 'owner' union all
    select jsonb_array_elements_text(member.duties)
  ) own where member."userId" = users.id`

/** Makes these the accounts that a user owns, and no others; what somebody helps with stays. */
export const setAccounts = async (
  app: Application,
  { userId, accounts }: { userId: number; accounts: readonly number[] },
  work: Work,
): Promise<void> => {
  const members = app.service('user-accounts')
  const known = await work.trx('user_accounts').where({ userId }).select('id', 'customerId', 'role')
  for (const { id, customerId, role } of known)
    if (role === 'owner' && !accounts.includes(customerId)) await members.remove(id, { work })
  for (const customerId of accounts) {
    const member = known.find((each) => each.customerId === customerId)
    if (!member) await members.create({ userId, customerId, role: 'owner' }, { work })
    else if (member.role !== 'owner') await members.patch(member.id, { role: 'owner', duties: [] }, { work })
  }
}
