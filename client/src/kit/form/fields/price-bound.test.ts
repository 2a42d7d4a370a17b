import { typedPrice } from './price-bound'

test('a price is read as its language writes it', () => {
  expect(typedPrice('$1,250', 'en')).toBe('1250')
  expect(typedPrice('49,5', 'en')).toBe('49.50')
  expect(typedPrice('1\u00a0250,5\u00a0$', 'fr')).toBe('1250.50')
  expect(typedPrice('25 000', 'fr')).toBe('25000')
  expect(typedPrice(' ', 'fr')).toBe('')
})

test('what is no price, or none of a shop, is none', () => {
  for (const typed of ['cheap', '-5', '1000000', '1.2.3']) expect(typedPrice(typed, 'en')).toBeUndefined()
})
