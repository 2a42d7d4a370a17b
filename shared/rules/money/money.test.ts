import { cents, formatMoney, fromCents, roundHalfUpDiv, toCents } from './money'

describe('cents and dollars', () => {
  test.each([NaN, Infinity, -Infinity, 1e20])('%p dollars are refused', (dollars) => {
    expect(() => toCents(dollars)).toThrow(RangeError)
  })

  test.each([
    [0, 0],
    [-0, 0],
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [19.99, 1999],
    [4.35, 435],
    [1.15, 115],
    [64.1, 6410],
    [99_999_999.99, 9_999_999_999],
    [-5.05, -505],
  ])('%p dollars are %p cents', (dollars, amount) => {
    expect(toCents(dollars)).toBe(amount)
  })

  test('every amount survives the way to dollars and back', () => {
    for (let amount = 0; amount < 9_999_999_999; amount += 9_973_117)
      expect(toCents(fromCents(cents(amount)))).toBe(amount)
  })
})

test.each([0.5, NaN, Infinity, 2 ** 53])('%p is no amount of cents', (amount) => {
  expect(() => cents(amount)).toThrow(RangeError)
})

test('dollars do not pass for cents', () => {
  const dollars: number = 5
  // @ts-expect-error -- Not every number is cents; toCents makes them.
  expect(formatMoney(dollars)).toBe('$0.05')
})

describe('division rounded half up', () => {
  test.each([
    [1, 0],
    [1, -2],
    [1.5, 2],
    [2n ** 80n, 1],
  ])('%p ÷ %p is refused', (n, d) => {
    expect(() => roundHalfUpDiv(n, d)).toThrow(RangeError)
  })

  test.each([
    [0, 3, 0],
    [1, 2, 1],
    [1, 3, 0],
    [2, 3, 1],
    [5, 2, 3],
    [7, 7, 1],
    [-1, 2, 0],
    [-3, 2, -1],
    [-4, 3, -1],
    [-5, 3, -2],
    [-4, 2, -2],
    [99_999_999_00n * 14_975n * 999n, 100_000n, 1_496_002_485_040],
  ])('%p ÷ %p is %p', (n, d, result) => {
    expect(roundHalfUpDiv(n, d)).toBe(result)
  })
})

describe('money for people', () => {
  test.each([
    [0, '$0.00', '0,00 $'],
    [5, '$0.05', '0,05 $'],
    [50, '$0.50', '0,50 $'],
    [123_450, '$1,234.50', '1 234,50 $'],
    [100_000, '$1,000.00', '1 000,00 $'],
    [99_999, '$999.99', '999,99 $'],
    [9_999_999_999, '$99,999,999.99', '99 999 999,99 $'],
    [-123_456, '-$1,234.56', '-1 234,56 $'],
  ])('%p cents read %p in English and %p in French', (amount, english, french) => {
    expect(formatMoney(cents(amount))).toBe(english)
    expect(formatMoney(cents(amount), 'fr')).toBe(french.replaceAll(' ', '\u00a0'))
  })
})
