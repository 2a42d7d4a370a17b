import { states } from '../regions'
import { noTax } from './tax'
import { rateInForce, taxInForce, type DatedTax } from './tax-in-force'

const row = (effectiveFrom: string, rate: number, enabled = true): DatedTax => ({
  province: 'NS',
  label: 'HST',
  rate,
  federal: 5_000,
  effectiveFrom,
  enabled,
})
const rates = [
  row('1970-01-01', 15_000),
  row('2025-04-01', 14_000, false),
  row('2030-01-01', 13_000),
  { ...row('2020-01-01', 12_000), province: 'BC' },
]

test.each(['', 'ns', 'Nova Scotia', 'XX', 'constructor', '__proto__', 'ON'])(
  'the province %p, of which nothing is known, is refused, never taxed 0 %%',
  (province) => {
    expect(() => taxInForce(rates, province, '2026-01-01')).toThrow(RangeError)
  },
)

test('before its first rate a province is refused', () => {
  expect(() => taxInForce(rates, 'NS', '1969-12-31')).toThrow(RangeError)
})

test('no state has a tax', () => {
  for (const { code } of states) expect(taxInForce(rates, code, '2026-01-01')).toBe(noTax)
})

test.each([
  ['1970-01-01', 15_000],
  ['2025-04-01', 15_000],
  ['2029-12-31', 15_000],
  ['2030-01-01', 13_000],
])('on %s the newest rate that is switched on is charged: %p', (day, rate) => {
  expect(taxInForce(rates, 'NS', day)).toEqual({ label: 'HST', rate, federal: 5_000 })
  expect(rateInForce([...rates].reverse(), 'NS', day)?.rate).toBe(rate)
})
