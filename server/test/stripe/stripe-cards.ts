/** What a card does when it is charged. */
export interface CardBehaviour {
  /** Wants its bank asked first. */
  asksBank?: boolean
  error?: { code: string; decline_code?: string; message: string }
}

const declined = (decline_code: string, message = 'Your card was declined.'): CardBehaviour => ({
  error: { code: 'card_declined', decline_code, message },
})
const expired = { error: { code: 'expired_card', message: 'Your card has expired.' } }
const processing = {
  error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
}

/** Stripe's public test payment methods, which anybody may charge in test mode. */
export const testMethods: Record<string, CardBehaviour> = {
  pm_card_visa: {},
  pm_card_mastercard: {},
  pm_card_authenticationRequired: { asksBank: true },
  pm_card_visa_chargeDeclined: declined('generic_decline'),
  pm_card_visa_chargeDeclinedInsufficientFunds: declined(
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  pm_card_visa_chargeDeclinedLostCard: declined('lost_card'),
  pm_card_visa_chargeDeclinedStolenCard: declined('stolen_card'),
  pm_card_chargeDeclinedExpiredCard: expired,
  pm_card_chargeDeclinedProcessingError: processing,
}

/** Stripe's public test numbers, as typed into a card form. */
export const testNumbers: Record<string, CardBehaviour> = {
  '4242424242424242': {},
  '4000002500003155': { asksBank: true },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': expired,
  '4000000000000119': processing,
}
