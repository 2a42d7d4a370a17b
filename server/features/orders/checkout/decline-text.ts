/** A refused card in the provider's words. */
export interface DeclineReason {
  message: string
  code?: string | number
  decline_code?: string
}

const flagged: Record<string, string> = {
  insufficient_funds: 'Your card was declined. Insufficient Funds.',
  lost_card: 'Your card was declined. Your card has been flagged as lost.',
  stolen_card: 'Your card was declined. Your card has been flagged as stolen.',
}

/** What a buyer reads when a card is refused: the reason where it is known, else the server's message. */
export const declineText = ({ message, code, decline_code: reason = '' }: DeclineReason): string => {
  if (Object.hasOwn(flagged, reason)) return flagged[reason]!
  if (code === 'processing_error' || reason === 'processing_error')
    return 'There was a processing error with your card. Please wait a moment and try again.'
  return reason ? 'Your card was declined. Please double check your payment details.' : message
}
