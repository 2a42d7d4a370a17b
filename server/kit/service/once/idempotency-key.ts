import type { OperationContract } from '@mainstreet/shared/contract'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { AroundHook } from '../../../declarations'
import { invalid } from '../errors'
import type { ServiceParams } from '../service-params'

/** The header by which a program names what it asks for, so that an answer that was lost is asked for again. */
export const idempotencyHeader = 'Idempotency-Key'

const form = /^[\x21-\x7e]{1,255}$/

/** What a caller names a call: its header or, over a socket, `key` of the body. */
export const idempotencyKeyOf = ({ headers }: ServiceParams, key?: string): string | undefined => {
  const header = headers?.[idempotencyHeader.toLowerCase()]
  if (header !== undefined && !form.test(header))
    throw invalid({ [idempotencyHeader]: 'must be 1 to 255 visible characters' })
  if (key !== undefined && !form.test(key)) throw invalid({ key: refusal('wrong-form') })
  if (key !== undefined && header !== undefined && key !== header)
    throw invalid({ key: `contradicts the ${idempotencyHeader}` })
  return key ?? header
}

/** Whether an operation may be named: those that move money have a `key`. */
export const takesKey = ({ input }: OperationContract): boolean => 'key' in input.properties

/** An operation that cannot be named says so, since whoever names it counts on it being done once. */
export const refuseKey =
  (contract: OperationContract): AroundHook =>
  async ({ params }, next) => {
    if (!takesKey(contract) && idempotencyKeyOf(params) !== undefined)
      throw invalid({ [idempotencyHeader]: `is not taken by ${contract.path}` })
    await next()
  }
