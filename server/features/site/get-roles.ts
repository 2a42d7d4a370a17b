import { NotFound } from '@feathersjs/errors'
import type { Account } from '@mainstreet/shared/contracts/account'
import { rolesOperation } from '@mainstreet/shared/contracts/site/site'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { operationService } from '../../kit/service/define-service'
import { visibleAccount } from '../../kit/visible-account'

/** The roles of an account in the casing its readers know. */
export const namedRoles = (roles: Account['roles']): { Rolename: string }[] =>
  roles.map((Rolename) => ({ Rolename }))

/** Answers what an account has beside its page. */
export const getRoles = operationService(rolesOperation, (app) => async ({ id }, { caller }) => {
  await visibleAccount(app, id, caller)
  const row = await app.get('database').knex('account').where({ id }).first('roles')
  if (!row) throw new NotFound(refusal('no-site'))
  return { ok: true as const, roles: namedRoles(row.roles) }
})
