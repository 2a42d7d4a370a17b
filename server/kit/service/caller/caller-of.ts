import type { Application } from '../../../declarations'
import type { ServiceParams } from '../service-params'
import { visitor, type Caller } from './caller'

/** Who makes a call, by what its request or socket carries; a visitor without it, 401 where it is bad or has ended. */
export const callerOf = async (app: Application, params: ServiceParams): Promise<Caller> => {
  const { authentication } = params
  if (!authentication) return params.caller ?? visitor
  const service = app.defaultAuthentication!()
  const { authStrategies } = service.configuration
  const signIn = await service.authenticate(authentication, params, ...authStrategies)
  return (signIn as { caller: Caller }).caller
}

/** Who makes a call, as the gate has found out; a call without is a mistake of ours, never one that may do more. */
export const knownCaller = ({ caller }: ServiceParams): Caller => {
  if (!caller) throw new Error('Nobody has said who calls.')
  return caller
}
