import { Forbidden, NotAuthenticated } from '@feathersjs/errors'
import type { AnyTableContract, OperationContract } from '@mainstreet/shared/contract'
import type { Role } from '@mainstreet/shared/access'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { AroundHook } from '../../../declarations'
import type { Caller } from '../caller/caller'
import { knownCaller } from '../caller/caller-of'
import { accessOf } from '../scope'
import { methodOf } from '../check-call'

/** Refuses a method of a table service to roles that may not call it: 401, 403 or 405. */
export const authorise =
  (contract: AnyTableContract): AroundHook =>
  async (context, next) => {
    accessOf(contract, knownCaller(context.params), methodOf(context))
    await next()
  }

interface Policy {
  access: readonly Role[]
  onlyReads?: boolean
}

/** Refuses an operation to callers whose role is not listed, and to keys that only read unless it only reads too: 401 or 403. */
export const checkAccess = ({ access, onlyReads }: Policy, caller: Caller): void => {
  if (caller.role !== 'server' && !access.includes(caller.role)) {
    throw caller.role === 'visitor'
      ? new NotAuthenticated(refusal('sign-in-first'))
      : new Forbidden(refusal('not-allowed'))
  }
  if (caller.role === 'integrator' && caller.scope === 'read' && !onlyReads)
    throw new Forbidden(refusal('read-only-key'))
}

/** Refuses an operation to roles that may not run it: 401 or 403. */
export const authoriseOperation =
  (contract: OperationContract): AroundHook =>
  async ({ params }, next) => {
    checkAccess(contract, knownCaller(params))
    await next()
  }
