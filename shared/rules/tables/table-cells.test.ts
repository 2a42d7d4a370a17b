import { isForeignMoney, readFlag, readKilometres, readMoney, readWhole } from './table-cells'

test.each([
  ['1234.5', 1234.5],
  ['$1,234.50', 1234.5],
  ['12,50', 12.5],
  ['12,50 €', 12.5],
  ['1 234,50 $', 1234.5],
  ['1\u202f234,50\u00a0$', 1234.5],
  ['1.234,50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1’234.50', 1234.5],
  ['.99', 0.99],
  ['C$12.50', 12.5],
  ['CAD 12', 12],
  ['12 CAD', 12],
  ['50.0000', 50],
  ['1,234', 1234],
])('%s is an amount', (text, dollars) => expect(readMoney(text)).toBe(dollars))

test.each(['', 'free', '-5', '12.345', '1.234', '12,345,6', '1,23,4', '$', '.', '5 km', '1e3', 'Infinity'])(
  '%j is none',
  (text) => expect(readMoney(text)).toBeUndefined(),
)

test('another currency is known as one', () => {
  expect(['12 €', 'US$5', '5 USD', '$5', 'C$5', '5'].map(isForeignMoney)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
})

test.each([
  ['7', 7],
  ['-2', -2],
  ['7.00', 7],
  ['7,0', 7],
  ['7.5', undefined],
  ['', undefined],
  ['seven', undefined],
])('%j as a whole number', (text, number) => expect(readWhole(text)).toBe(number))

test.each([
  ['Yes', true],
  ['VRAI', true],
  ['oui', true],
  ['0', false],
  ['Faux', false],
  ['-1', undefined],
  ['maybe', undefined],
])('%j as yes or no', (text, flag) => expect(readFlag(text)).toBe(flag))

test.each([
  ['82,450 km', false, 82_450],
  ['82 450', false, 82_450],
  ['82.450', false, 82_450],
  ['51000 mi', false, 82_077],
  ['51,000 miles', false, 82_077],
  ['51000', true, 82_077],
  ['51000 km', true, 51_000],
  ['0', false, 0],
  ['new', false, undefined],
  ['-5', false, undefined],
])('%j as a distance', (text, inMiles, km) => expect(readKilometres(text, inMiles)).toBe(km))
