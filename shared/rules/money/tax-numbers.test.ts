import { formatTaxNumber, looksLikeTaxNumber, receiptTaxNumbers } from './tax-numbers'

test.each([
  ['gstNumber', '123456789 RT0001', '123456789 RT0001'],
  ['gstNumber', '123456789rt0001', '123456789 RT0001'],
  ['gstNumber', '123 456 789 RT 0001', '123456789 RT0001'],
  ['qstNumber', '1234567890tq0001', '1234567890 TQ0001'],
] as const)('a %s is written as receipts do: %s', (name, typed, written) => {
  expect(looksLikeTaxNumber(name, typed)).toBe(true)
  expect(formatTaxNumber(name, typed)).toBe(written)
})

test.each([
  ['gstNumber', '12345678 RT0001'],
  ['gstNumber', '123456789'],
  ['gstNumber', '1234567890 TQ0001'],
  ['qstNumber', '123456789 RT0001'],
] as const)('a %s of another form stays as it was typed: %s', (name, typed) => {
  expect(looksLikeTaxNumber(name, typed)).toBe(false)
  expect(formatTaxNumber(name, ` ${typed} `)).toBe(typed)
})

const numbers = { gstNumber: '123456789 RT0001', qstNumber: '', pstNumber: 'PST-1234-5678' }

test.each([
  [['HST'], ['GST/HST number 123456789 RT0001']],
  [
    ['GST', 'PST'],
    ['GST/HST number 123456789 RT0001', 'PST number PST-1234-5678'],
  ],
  [['GST', 'QST'], ['GST/HST number 123456789 RT0001']],
  [[], []],
])('a receipt of %j shows %j', (labels, shown) => {
  const lines = labels.map((label) => ({ label }))
  expect(receiptTaxNumbers(numbers, lines, 'en').map(({ name, number }) => `${name} ${number}`)).toEqual(
    shown,
  )
})
