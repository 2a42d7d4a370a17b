import { cents } from './money'
import {
  effectivePrice,
  isDiscountValue,
  isLowStock,
  priceRange,
  saleIsOver,
  shippingLabel,
  today,
} from './price'
import type { DiscountType, ItemSale } from './price'

const timezone = 'America/Moncton'
const now = new Date('2025-06-15T15:00:00Z')

const sale = (
  discountType: DiscountType,
  discountValue: string,
  saleEnd: string | null = null,
): ItemSale => ({
  onSale: true,
  saleEnd,
  discountType,
  discountValue,
})

const priceOf = (item: ItemSale, priceDollars: number) =>
  effectivePrice({ item, priceDollars, now, timezone })

describe('the effective price', () => {
  test.each([
    ['percent', ''],
    ['percent', 'half'],
    ['percent', '-10'],
    ['percent', '100.01'],
    ['percent', '1e1'],
    ['percent', '0x10'],
    ['value', ''],
    ['value', '-5'],
    ['value', '0.005'],
    ['value', '5 dollars'],
    ['value', 'Infinity'],
  ] as const)('a %s of %p is not a discount and takes nothing off', (type, value) => {
    expect(isDiscountValue(type, value)).toBe(false)
    expect(priceOf(sale(type, value), 10).cents).toBe(1000)
  })

  test.each([
    ['percent', '0', 10, 1000],
    ['percent', '25', 10, 750],
    ['percent', '100', 10, 0],
    ['percent', '100.00', 10, 0],
    ['percent', '12.5', 10, 875],
    ['percent', ' 10 ', 10, 900],
    ['percent', '50', 10.05, 503], // 502.5
    ['percent', '50', 0.01, 1], // 0.5
    ['percent', '15', 19.99, 1699], // 1699.15
    ['percent', '33.333333', 99_999_999.99, 6_666_666_699],
    ['percent', '10', 0, 0],
    ['value', '0', 10, 1000],
    ['value', '2.5', 10, 750],
    ['value', '2.55', 10, 745],
    ['value', '10', 10, 0],
    ['value', '10.01', 10, 0],
    ['value', '999999999', 10, 0],
    ['value', '0.01', 19.99, 1998],
    ['special', 'Buy one, get one', 10, 1000],
    ['special', '50', 10, 1000],
  ] as const)('%s %p off %p is %p cents', (...[type, value, dollars, cents]) => {
    expect(isDiscountValue(type, value)).toBe(true)
    expect(priceOf(sale(type, value), dollars)).toMatchObject({ cents, onSale: true })
  })

  test('the regular price stays known, and a special brings its text', () => {
    expect(priceOf(sale('percent', '20'), 10)).toEqual({ cents: 800, regularCents: 1000, onSale: true })
    expect(priceOf(sale('special', '2 for 1'), 10)).toEqual({
      cents: 1000,
      regularCents: 1000,
      onSale: true,
      special: '2 for 1',
    })
  })

  test.each([
    ['switched off', { ...sale('percent', '20'), onSale: false }],
    ['over', sale('percent', '20', '2025-06-14')],
    ['over', sale('special', '2 for 1', '2025-06-14')],
  ])('a sale that is %s leaves the price alone', (_why, item) => {
    expect(priceOf(item, 10)).toEqual({ cents: 1000, regularCents: 1000, onSale: false })
  })
})

describe('the last day of a sale', () => {
  test.each([
    ['2025-06-15', '2025-06-15T23:59:59-03:00', false],
    ['2025-06-15', '2025-06-15T23:59:59.999-03:00', false],
    ['2025-06-15', '2025-06-16T00:00:00-03:00', true],
    ['2025-06-15', '2025-06-01T00:00:00-03:00', false],
    ['2024-12-31', '2025-01-01T03:59:59Z', false],
    ['2024-12-31', '2025-01-01T04:00:00Z', true],
    ['2025-03-09', '2025-03-09T23:59:59-03:00', false], // the clocks go forward that day
    ['2025-11-02', '2025-11-02T23:59:59-04:00', false], // and back that day
    [null, '2099-01-01T00:00:00Z', false],
  ])('a sale until %s is over at %s: %p', (saleEnd, moment, over) => {
    expect(saleIsOver(saleEnd, new Date(moment), timezone)).toBe(over)
  })

  test('today depends on the time zone', () => {
    const late = new Date('2025-06-16T02:00:00Z')
    expect(today(late, timezone)).toBe('2025-06-15')
    expect(today(late, 'UTC')).toBe('2025-06-16')
  })
})

describe('the range of prices', () => {
  const range = (item: ItemSale, ...prices: number[]) =>
    priceRange({ item, variations: prices.map((price) => ({ price })), now, timezone })

  test('without variations there is none', () => {
    expect(range(sale('percent', '10'))).toBeUndefined()
  })

  test('it goes from the lowest to the highest price, sale included', () => {
    expect(range(sale('value', '5'), 20, 3, 12.5)).toMatchObject({
      min: { cents: 0, regularCents: 300 },
      max: { cents: 1500, regularCents: 2000 },
    })
  })

  test('one variation is both ends', () => {
    const { min, max } = range(sale('percent', '50'), 10)!
    expect(min).toEqual(max)
  })
})

test.each([
  ['not tracked', false, 3, [0], false],
  ['above the level', true, 3, [2, 2], false],
  ['at the level', true, 3, [1, 2], true],
  ['sold out', true, 3, [0], true],
  ['sold out at level zero', true, 0, [0], true],
])('stock %s', (...[, trackStock, stockWarning, stocks, low]) => {
  expect(
    isLowStock(
      { trackStock, stockWarning },
      stocks.map((stock) => ({ stock })),
    ),
  ).toBe(low)
})

test.each([
  ['shipping', 0, 'Free Shipping'],
  ['shipping', 500, 'Flat Rate Shipping - $5.00'],
  ['delivery', 500, 'Local Delivery - $5.00'],
  ['pickup', 0, 'Local Pickup'],
] as const)('%s at %p cents reads %p', (type, cost, label) => {
  expect(shippingLabel(type, cents(cost))).toBe(label)
})
