import { parseNumber } from './parse-number'

test.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['12,5', 12.5],
  ['12,', 12],
  [',5', 0.5],
  ['$1,234.50', 1234.5],
  ['1,000', 1000],
  ['1,000,000', 1_000_000],
  ['-3', -3],
])('"%s" means %d', (typed, number) => {
  expect(parseNumber(typed)).toBe(number)
})

test.each([
  ['12,50\u00a0$', 12.5],
  ['1\u202f234,50 $', 1234.5],
  ['1 000', 1000],
  ['6,125', 6.125],
  ['12.50', 12.5],
])('"%s" means %d in French', (typed, number) => {
  expect(parseNumber(typed, 'fr')).toBe(number)
})

test('what is no number, or could be two in French, is none', () => {
  for (const typed of ['twelve', '1.2.3', '1,23,456', '1,0000', '.', ','])
    expect(parseNumber(typed)).toBeNaN()
  expect(parseNumber('1,000', 'fr')).toBeNaN()
  expect(parseNumber(' ')).toBeNull()
})
