import { NotFound } from '@feathersjs/errors'
import { siteStateOf } from '@mainstreet/shared/contracts/account'
import { accountLifecycle as accountLifecycleOperation } from '@mainstreet/shared/contracts/lifecycle'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { readLifecycleLog } from './lifecycle-log'

/** Where an account stands in its life, and why. */
export const accountLifecycle = operationService(
  accountLifecycleOperation,
  (app) =>
    async ({ customerId }, call) => {
      await ownTenant(app, customerId, call)
      const { knex } = app.get('database')
      const [account, state, oldDomains] = await Promise.all([
        knex('account').where({ id: customerId }).first('int_status_id'),
        knex('account_lifecycle').where({ customerId }).first(),
        knex('account_old_domains').where({ customerId }).orderBy('domain').pluck('domain'),
      ])
      if (!account) throw new NotFound(refusal('no-account'))
      const isStaff = call.caller.role === 'staff' || call.caller.role === 'server'
      return {
        ok: true as const,
        standing: state?.deleteAt ? ('closed' as const) : siteStateOf(account.int_status_id),
        reason: state?.reason ?? '',
        since: state?.since.toISOString() ?? null,
        deleteAt: state?.deleteAt?.toISOString() ?? null,
        oldDomains,
        log: isStaff ? await readLifecycleLog(knex, customerId) : [],
      }
    },
)
