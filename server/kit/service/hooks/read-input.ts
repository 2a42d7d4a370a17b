import type { OperationContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../../declarations'
import { isRecord, readSpellings } from '../spellings'
import { bodyCheck } from '../validate'

/** Checks the body of an operation against the shape it states. */
export const readInput = ({ input, spellings = {} }: OperationContract): AroundHook => {
  const check = bodyCheck(input)
  return async (context, next) => {
    if (isRecord(context.data)) context.data = readSpellings(spellings, context.data)
    check(context.data)
    await next()
  }
}
