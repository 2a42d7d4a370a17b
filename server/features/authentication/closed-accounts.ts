import { Forbidden } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { Rows } from '../../kit/database/rows'

/** SQL for the accounts of a row of `users` that are closed and wait to be deleted. */
export const closedAccountsSql = `select coalesce(json_agg(closed."customerId"), '[]')
  from account_lifecycle closed join user_accounts owned on owned."customerId" = closed."customerId"
  where owned."userId" = users.id and closed."deleteAt" is not null`

/** Refuses to sign in who works in closed accounts only, and says why: 403. */
export const refuseClosed = async (knex: Knex, userId: number): Promise<void> => {
  const { rows } = await knex.raw<Rows<{ reason: string | null; deleteAt: Date | null }>>(
    `select reason, "deleteAt" from user_accounts owned
     left join account_lifecycle closed on closed."customerId" = owned."customerId" and "deleteAt" is not null
     where owned."userId" = ? order by "deleteAt" desc nulls first`,
    [userId],
  )
  const [latest] = rows
  if (!latest?.deleteAt) return
  const day = latest.deleteAt.toISOString().slice(0, 10)
  throw new Forbidden({
    ...refusal('business-closed', { reason: latest.reason ?? '', day }),
    deleteAt: latest.deleteAt.toISOString(),
  })
}
