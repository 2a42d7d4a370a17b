import { Forbidden, NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../../declarations'
import { accountsOf } from './caller'
import type { Call } from '../table-rules'

/** The tenant that an operation names: 403 where it is not the caller's, 404 where there is none. */
export const ownTenant = async (app: Application, customerId: number, { caller }: Call) => {
  const own = accountsOf(caller)
  if (own && !own.includes(customerId))
    throw new Forbidden(refusal('foreign-account', { field: 'customerId' }))
  const tenant = await app.get('tenants').byId(customerId)
  if (!tenant) throw new NotFound(refusal('no-account'))
  return tenant
}
