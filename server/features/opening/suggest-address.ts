import { suggestAddress as suggestAddressOperation } from '@mainstreet/shared/contracts/site/opening'
import { operationService } from '../../kit/service/define-service'
import { freeAddress, platformHostOf } from './free-address'
import { mayOpen } from './may-open'

/** A free address for a business that is about to be opened. */
export const suggestAddress = operationService(
  suggestAddressOperation,
  (app) =>
    async ({ str_company_name }, { caller }) => {
      const { knex } = app.get('database')
      await mayOpen(knex, caller)
      const str_domain = str_company_name.trim()
        ? await freeAddress(knex, str_company_name, platformHostOf(app.get('settings')))
        : ''
      return { ok: true as const, str_domain }
    },
)
