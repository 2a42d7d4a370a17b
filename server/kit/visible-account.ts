import { NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../declarations'
import { isInsider, type Caller } from './service/caller/caller'
import type { Call } from './service/service-params'
import type { Tenant } from './tenants'

/** An account that a caller may look at; a suspended one is 404 to everybody but its owner and staff. */
export const visibleAccount = async (app: Application, id: number, caller: Caller): Promise<Tenant> => {
  const tenant = await app.get('tenants').byId(id)
  if (!tenant || !(tenant.published || isInsider(caller, id))) throw new NotFound(refusal('no-site'))
  return tenant
}

/** The account whose site a call is made on; 404 where there is none, or none that the caller may look at. */
export const siteInView = async (
  app: Application,
  { siteId, caller }: Pick<Call, 'siteId' | 'caller'>,
): Promise<Tenant> => {
  if (siteId === undefined) throw new NotFound(refusal('no-site'))
  return visibleAccount(app, siteId, caller)
}
