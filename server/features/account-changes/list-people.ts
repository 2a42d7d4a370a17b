import { changePeople } from '@mainstreet/shared/contracts/account-changes'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Answer } from '@mainstreet/shared/services'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import type { Rows } from '../../kit/database/rows'

const lastNameSql = (where: string) => `select "userId", "userName" from account_changes
  where "userId" is not null and ${where} order by "userId", id desc limit 1`

// From one person to the next by an index: a log of two years is long, and its people are few.
const peopleSql = (where: string) => `with recursive person as (
    (${lastNameSql(where)})
    union all
    select next.* from person cross join lateral (${lastNameSql(`${where} and "userId" > person."userId"`)}) next
  ) select * from person`

type Person = Answer<'account-change-people'>['people'][number]

/** Lists who has changed anything of an account, or of all of them. */
export const listPeople = operationService(changePeople, (app) => async ({ customerId }, call) => {
  const { knex } = app.get('database')
  if (customerId === undefined && call.caller.role === 'owner')
    throw invalid({ customerId: refusal('required') })
  if (customerId !== undefined) await ownTenant(app, customerId, call)
  const { rows } = await (customerId === undefined
    ? knex.raw<Rows<Person>>(peopleSql('true'))
    : knex.raw<Rows<Person>>(peopleSql('"customerId" = :customerId'), { customerId }))
  return { ok: true as const, people: rows }
})
