import type { OperationContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../../declarations'
import { isRecord, readSpellings } from '../input/spellings'
import { createValidator, dataValidator } from '../input/validators'

/** Checks the body of an operation against the shape it states. */
export const readInput = ({ input, spellings = {} }: OperationContract): AroundHook => {
  const validate = createValidator(input, dataValidator)
  return async (context, next) => {
    if (isRecord(context.data)) context.data = readSpellings(spellings, context.data)
    await validate(context.data)
    await next()
  }
}
