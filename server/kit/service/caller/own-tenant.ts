import { Forbidden, NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../../declarations'
import type { Call } from '../service-params'
import { accountsOf, mayReach, type Caller } from './caller'

interface Named {
  /** The account that a call names, if it names one. */
  named?: number
  /** The site that it came to. */
  siteId?: number
  /** What the call names it by. */
  field?: string
}

/** The account a call is for: the one it names, else the caller's only one, else the site's; undefined without, 403 where it is not theirs. */
export const ownAccount = (
  caller: Caller,
  { named, siteId, field = 'customerId' }: Named,
): number | undefined => {
  const own = accountsOf(caller)
  const customerId = named ?? (own?.length === 1 ? own[0] : siteId)
  if (customerId === undefined) return undefined
  const isTheirs = caller.role === 'visitor' ? customerId === siteId : mayReach(caller, customerId)
  if (!isTheirs) throw new Forbidden(refusal('foreign-account', { field }))
  return customerId
}

/** The tenant that an operation names: 403 where it is not the caller's, 404 where there is none. */
export const ownTenant = async (app: Application, customerId: number, { caller }: Call) => {
  if (!mayReach(caller, customerId)) throw new Forbidden(refusal('foreign-account', { field: 'customerId' }))
  const tenant = await app.get('tenants').byId(customerId)
  if (!tenant) throw new NotFound(refusal('no-account'))
  return tenant
}
