import { priceAfter } from './price-change'

test.each([
  [24.5, 10, 2695],
  [19.99, -15, 1699],
  [0.1, 5, 11],
  [0.05, -10, 5],
  [10, 7.25, 1073],
  [0, 50, 0],
  [999_999.99, -99, 1_000_000],
])('%d dollars and %d percent are %d cents, half a cent up', (price, percent, expected) => {
  expect(priceAfter(price, percent)).toBe(expected)
})
