import type { CheckoutData } from '@mainstreet/shared/contracts/orders/orders'
import { buyerOf } from './buyer-of'

const buyer = { name: 'Ada', email: 'ada@example.test', phone: '5065550142' } satisfies Partial<CheckoutData>
const read = (more: Partial<CheckoutData>, country = 'Canada') => buyerOf({ ...buyer, ...more }, { country })

test.each(['5', 'call me', '+33 6', '506 555 014', '+1 555'])('%j is no phone number', (phone) => {
  expect(() => read({ phone })).toThrow(expect.objectContaining({ code: 400 }))
})

test.each([
  ['+33 6 12 34 56 78', '+33 612 345 678'],
  ['0033 612345678', '+33 612 345 678'],
  ['506.555.0142 poste 4', '(506) 555-0142 x4'],
])('%j stays the number that it is: %j', (phone, kept) => {
  expect(read({ phone }).phone).toBe(kept)
})

test.each([
  ['ABC', 'Canada'],
  ['E1C', 'Canada'],
  ['D1C 1A1', 'Canada'],
  ['0883', 'United States'],
])('%j is no postal code of %s', (postalcode, country) => {
  expect(() => read({ postalcode }, country)).toThrow(expect.objectContaining({ code: 400 }))
})

test('a postal code is kept as its country writes it, of a ZIP code the first five digits', () => {
  expect(read({ postalcode: 'e1c1a1' }).postalcode).toBe('E1C 1A1')
  expect(read({ postalcode: '08833-2162' }, 'United States').postalcode).toBe('08833')
  expect(read({}).postalcode).toBe('')
})
