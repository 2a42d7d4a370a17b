import type { ApiError } from '../../kit/rest'
import type { CheckoutTexts } from '../site/texts/checkout-texts'

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

/** The attempt is known under its key with other contents: it was changed after an answer got lost. */
export const isOtherOrder = ({ code, errors }: ApiError): boolean =>
  code === 422 && 'Idempotency-Key' in errors

/** Whether a refusal ends the attempt: a declined card does, a lost answer does not. */
export const isOver = (error: ApiError): boolean => error.code === 402 || isOtherOrder(error)

type Declines = CheckoutTexts['pay']['declines']
const told = (name: string): name is keyof Declines =>
  ['insufficient_funds', 'lost_card', 'stolen_card', 'processing_error'].includes(name)

/** What a buyer reads when paying failed: the card's reason first, else the server's own words. */
export const paymentFailure = (error: ApiError, texts: CheckoutTexts['pay']): string => {
  const { decline_code: reason, code } = error.data as { decline_code?: string; code?: string }
  if (isOtherOrder(error)) return texts.earlier
  if (error.code === 409 && error.data.quote) return texts.changed
  if (error.code !== 402) return error.message
  if (reason && told(reason)) return texts.declines[reason]
  if (code === 'processing_error') return texts.declines.processing_error
  return reason ? texts.declines.other : error.message
}
