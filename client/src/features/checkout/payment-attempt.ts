import { randomKey } from '../../kit/data/random-key'
import type { ApiError } from '../../kit/data/rest'
import { keepSessionText, readSessionText } from '../../kit/session-text'

const placeOf = (customerId: number) => `mainstreet-payment-${customerId}`

/** The key of one wish to pay: the same for every retry, over a reload too, so that it is charged once at most. */
export const attemptKey = (customerId: number): string => {
  const key = readSessionText(placeOf(customerId)) ?? randomKey()
  keepSessionText(placeOf(customerId), key)
  return key
}

/** Ends the attempt: the next one is another wish. */
export const endAttempt = (customerId: number): void => keepSessionText(placeOf(customerId), null)

/** The attempt is known under its key with other contents: it was changed after an answer did not arrive. */
export const isOtherOrder = ({ code, errors }: ApiError): boolean =>
  code === 422 && 'Idempotency-Key' in errors

/** Whether a refusal ends the attempt: a declined card does, a missing answer does not. */
export const isOver = (error: ApiError): boolean => error.code === 402 || isOtherOrder(error)
