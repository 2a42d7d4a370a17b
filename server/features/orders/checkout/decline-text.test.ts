import { declineText } from './decline-text'

const message = 'Your card was declined.'

test('a flagged card is told first, whatever the code says', () => {
  expect(declineText({ message, code: 'processing_error', decline_code: 'lost_card' })).toBe(
    'Your card was declined. Your card has been flagged as lost.',
  )
})

test('a processing error is told by code or decline code, before any other decline code', () => {
  const text = 'There was a processing error with your card. Please wait a moment and try again.'
  expect(declineText({ message, code: 'processing_error', decline_code: 'do_not_honor' })).toBe(text)
  expect(declineText({ message, code: 'card_declined', decline_code: 'processing_error' })).toBe(text)
})

test('any other decline code has one text, and none the server’s own', () => {
  expect(declineText({ message, code: 'card_declined', decline_code: 'constructor' })).toBe(
    'Your card was declined. Please double check your payment details.',
  )
  expect(declineText({ message: 'Your card has expired.', code: 'expired_card' })).toBe(
    'Your card has expired.',
  )
})
