import { cents } from './money'
import { noTax, orderTotals, taxCents, taxLines, type SalesTax } from './tax'

const federal = 5_000
const taxes: Record<string, SalesTax> = {
  AB: { label: 'GST', rate: 5_000, federal },
  BC: { label: 'PST', rate: 12_000, federal },
  NB: { label: 'HST', rate: 15_000, federal },
  NY: noTax,
  ON: { label: 'HST', rate: 13_000, federal },
  QC: { label: 'QST', rate: 14_975, federal },
  SK: { label: 'PST', rate: 11_000, federal },
}

const line = (unit: number, quantity = 1) => ({ unitCents: cents(unit), quantity, taxExempt: false })
const exempt = (unit: number, quantity = 1) => ({ unitCents: cents(unit), quantity, taxExempt: true })

describe('tax is rounded half up', () => {
  test.each([
    [0, 15_000, 0],
    [3, 15_000, 0], // 0.45
    [10, 15_000, 2], // 1.5
    [30, 15_000, 5], // 4.5
    [190, 15_000, 29], // 28.5
    [1005, 13_000, 131], // 130.65
    [10_000, 14_975, 1498], // 1497.5
    [999_999_999_900, 14_975, 149_749_999_985],
  ])('%p cents at %p: %p', (base, rate, tax) => {
    expect(taxCents(cents(base), rate)).toBe(tax)
  })
})

describe('order totals', () => {
  test.each([
    { name: 'NB with shipping', province: 'NB', lines: [line(1000)], ship: 500, tax: 225, total: 1725 },
    { name: 'NB small amounts', province: 'NB', lines: [line(10, 3)], ship: 0, tax: 5, total: 35 },
    { name: 'ON', province: 'ON', lines: [line(1005)], ship: 0, tax: 131, total: 1136 },
    { name: 'QC', province: 'QC', lines: [line(10_000)], ship: 0, tax: 1498, total: 11_498 },
    {
      name: 'QC mixed',
      province: 'QC',
      lines: [line(1999, 2), exempt(500)],
      ship: 1200,
      tax: 778,
      total: 6476,
    },
    { name: 'SK', province: 'SK', lines: [line(995)], ship: 745, tax: 191, total: 1931 },
    {
      name: 'NB exempt, shipping taxed',
      province: 'NB',
      lines: [exempt(1900)],
      ship: 1000,
      tax: 150,
      total: 3050,
    },
    { name: 'NB on the half cent', province: 'NB', lines: [line(190)], ship: 0, tax: 29, total: 219 },
    { name: 'New York', province: 'NY', lines: [line(1000)], ship: 500, tax: 0, total: 1500 },
    { name: 'nothing', province: 'NB', lines: [], ship: 0, tax: 0, total: 0 },
  ])('$name: tax $tax, total $total', ({ province, lines, ship, tax, total }) => {
    const totals = orderTotals({ lines, shippingCents: cents(ship), tax: taxes[province]! })
    expect(totals).toMatchObject({ shipping: ship, tax, total })
    expect(totals.subtotal).toBe(total - tax - ship)
    expect(totals.taxLines.reduce((sum, { cents }) => sum + cents, 0)).toBe(tax)
  })

  test('tax is rounded once per order, not once per line', () => {
    const lines = [line(10), line(10), line(10)]
    expect(orderTotals({ lines, shippingCents: cents(0), tax: taxes.NB! }).tax).toBe(5)
  })

  test('an amount beyond exact arithmetic is refused', () => {
    const lines = [line(Number.MAX_SAFE_INTEGER, 2)]
    expect(() => orderTotals({ lines, shippingCents: cents(0), tax: noTax })).toThrow(RangeError)
  })
})

describe('tax on the receipt', () => {
  test.each([
    ['NB', 1500, [['HST', 225]]],
    ['ON', 1005, [['HST', 131]]],
    ['AB', 1000, [['GST', 50]]],
    [
      'BC',
      1000,
      [
        ['GST', 50],
        ['PST', 70],
      ],
    ],
    [
      'SK',
      1740,
      [
        ['GST', 87],
        ['PST', 104],
      ],
    ],
    [
      'QC',
      10_000,
      [
        ['GST', 500],
        ['QST', 998],
      ],
    ],
    [
      'QC',
      5198,
      [
        ['GST', 260],
        ['QST', 518],
      ],
    ],
    ['BC', 5, [['PST', 1]]],
    ['QC', 0, []],
    ['NY', 1000, []],
  ])('%s on %p cents: %p', (province, base, lines) => {
    expect(taxLines(cents(base), taxes[province]!).map((each) => [each.label, each.cents])).toEqual(lines)
  })

  test('its lines add up to the tax for every amount in every province', () => {
    for (const tax of Object.values(taxes)) {
      for (let base = 0; base < 3000; base += 7) {
        const lines = taxLines(cents(base), tax)
        expect(lines.reduce((sum, each) => sum + each.cents, 0)).toBe(taxCents(cents(base), tax.rate))
        expect(lines.every((each) => each.cents > 0)).toBe(true)
      }
    }
  })
})
