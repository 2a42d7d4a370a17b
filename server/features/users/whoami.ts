import { isDuty } from '@mainstreet/shared/may-call'
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

const roleIn = (caller: Caller, customerId: number): Pick<WhoAmI['accounts'][number], 'role' | 'duties'> => {
  if (caller.role === 'integrator') return { role: caller.role, duties: [] }
  const own = 'memberships' in caller ? (caller.memberships ?? []) : []
  const duties = own.flatMap(({ role, ...each }) =>
    each.customerId === customerId && isDuty(role) ? [role] : [],
  )
  return { role: duties.length > 0 ? 'helper' : 'owner', duties }
}

const roleOf = ({ role }: Caller): WhoAmI['role'] =>
  role === 'staff' || role === 'integrator' ? role : isDuty(role) ? 'helper' : 'owner'

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
    ...roleIn(caller, id),
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
      const { role: _role, duties: _duties, ...account } = known ?? { role: null, duties: [] }
      return {
        ok: true,
        kind: caller.role === 'integrator' ? 'key' : 'person',
        role: roleOf(caller),
        scope: caller.role === 'integrator' ? caller.scope : null,
        account: known ? (account as WhoAmI['account']) : null,
        accounts,
      }
    },
)
