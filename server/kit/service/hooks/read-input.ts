import type { OperationContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../../declarations'
import type { Caller } from '../caller/caller'
import { knownCaller } from '../caller/caller-of'
import { isRecord, readSpellings } from '../input/spellings'
import { createValidator, dataValidator } from '../input/validators'

type Body = Record<string, unknown>

/** A key works for one account, which it need not name. */
const withOwnAccount = ({ input }: OperationContract, caller: Caller, data: Body): Body =>
  caller.role === 'integrator' && 'customerId' in input.properties && data.customerId === undefined
    ? { ...data, customerId: caller.accounts[0] }
    : data

/** Checks the body of an operation against the shape it states. */
export const readInput = (contract: OperationContract): AroundHook => {
  const { input, spellings = {} } = contract
  const validate = createValidator(input, dataValidator)
  return async (context, next) => {
    // A request without a body says nothing, which is enough where nothing is required.
    const { data = {} } = context
    context.data = isRecord(data)
      ? readSpellings(spellings, withOwnAccount(contract, knownCaller(context.params), data))
      : data
    await validate(context.data)
    await next()
  }
}
