import type { ApiError } from '../../kit/data/rest'

/** One wish to pay: the same key for every retry, so that it is charged once at most. */
export interface PaymentAttempt {
  key: string
}

// randomUUID exists on secure pages only; a shop tried out by its plain address has to work too.
const uuid = () => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Begins a new attempt. */
export const newAttempt = (): PaymentAttempt => ({ key: uuid() })

/** The attempt is known under its key with other contents: it was changed after an answer did not arrive. */
export const isOtherOrder = ({ code, errors }: ApiError): boolean =>
  code === 422 && 'Idempotency-Key' in errors

/** Whether a refusal ends the attempt: a declined card does, a missing answer does not. */
export const isOver = (error: ApiError): boolean => error.code === 402 || isOtherOrder(error)
