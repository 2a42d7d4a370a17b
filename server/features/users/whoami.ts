import { whoamiOperation, type WhoAmI } from '@mainstreet/shared/contracts/whoami'
import type { Application } from '../../declarations'
import { allAccountsOf, type Caller } from '../../kit/service/caller/caller'
import { operationService } from '../../kit/service/define-service'

/** The account that a person has chosen to see first, among the own ones. */
const firstOf = async (app: Application, caller: Caller): Promise<number | null> =>
  'userId' in caller
    ? ((await app.get('database').knex('users').where({ id: caller.userId }).first('customerId'))
        ?.customerId ?? null)
    : null

const roleIn = (caller: Caller, customerId: number): WhoAmI['accounts'][number]['role'] => {
  if (caller.role === 'integrator') return 'integrator'
  const own = 'memberships' in caller && caller.memberships?.find((each) => each.customerId === customerId)
  return own ? own.role : (caller.role as WhoAmI['accounts'][number]['role'])
}

const accountsOf = async (app: Application, caller: Caller): Promise<WhoAmI['accounts']> => {
  const rows = await app
    .get('database')
    .knex('account')
    .whereIn('id', [...allAccountsOf(caller)])
    .orderBy('id')
    .select('id', 'str_company_name', 'str_domain')
  return rows.map(({ id, str_company_name: name, str_domain: domain }) => ({
    customerId: id,
    name,
    domain,
    role: roleIn(caller, id),
  }))
}

/** Tells a program or person who it is to us. */
export const whoami = operationService(
  whoamiOperation,
  (app) =>
    async (_input, { caller }): Promise<WhoAmI> => {
      const accounts = await accountsOf(app, caller)
      const first = await firstOf(app, caller)
      const known = accounts.find(({ customerId }) => customerId === first) ?? accounts[0]
      const { role: _role, ...account } = known ?? { role: null }
      return {
        ok: true,
        kind: caller.role === 'integrator' ? 'key' : 'person',
        role: caller.role as WhoAmI['role'],
        scope: caller.role === 'integrator' ? caller.scope : null,
        account: known ? (account as WhoAmI['account']) : null,
        accounts,
      }
    },
)
