import type { ApiError } from '../data/rest'
import { useCheckoutWords, type CheckoutWords } from '../site/words/checkout-words'
import { useKitWords } from '../ui/kit-words'

type Declines = CheckoutWords['pay']['declines']
const isDecline = (reason: unknown): reason is keyof Declines =>
  typeof reason === 'string' && ['insufficient_funds', 'lost_card', 'stolen_card'].includes(reason)

/** Says why a card was declined, in the language in view, else in the server's own words where those are of that language. */
export const useDeclineText = () => {
  const { declines } = useCheckoutWords('pay')
  const { reason: foreign } = useKitWords()
  return (error: ApiError): string => {
    const { decline_code: reason, code } = error.data
    if (isDecline(reason)) return declines[reason]
    if (reason === 'processing_error' || code === 'processing_error') return declines.processing_error
    return reason || foreign ? declines.other : error.message
  }
}
