import fc from 'fast-check'
import type { OrderLine } from '../../contracts/orders/orders'
import { cents, sumCents, timesCents } from '../money/money'
import {
  holdsRefunds,
  orderLeft,
  refundSums,
  splitSums,
  wholeWish,
  type RefundSums,
  type RefundWish,
} from './refund'
import { orderTotals, taxLines, type SalesTax } from '../money/tax'

const newBrunswick: SalesTax = { rate: 15_000, federal: 5_000, label: 'HST' }
const quebec: SalesTax = { rate: 14_975, federal: 5_000, label: 'QST' }
const manitoba: SalesTax = { rate: 12_000, federal: 5_000, label: 'PST' }
const states: SalesTax = { rate: 0, federal: 0, label: 'GST' }

const line = (variationId: number, [unit, quantity]: [number, number], taxExempt = false): OrderLine => ({
  itemId: variationId,
  variationId,
  title: 'Mug',
  variation: 'Regular',
  sku: '',
  image: '',
  unitPrice: cents(unit),
  regularPrice: cents(unit),
  quantity,
  taxExempt,
})

const orderOf = (lines: OrderLine[], shipping: number, rate: SalesTax) => ({
  lines,
  ...orderTotals({
    lines: lines.map(({ unitPrice, quantity, taxExempt }) => ({ unitCents: unitPrice, quantity, taxExempt })),
    shippingCents: cents(shipping),
    tax: rate,
  }),
})

test('pieces are given back at the price they were paid, with their tax', () => {
  const order = orderOf([line(1, [1000, 3]), line(2, [500, 1], true)], 500, newBrunswick)
  const left = orderLeft(order, [])
  expect(left.total).toBe(order.total)
  const back = refundSums(
    left,
    { lines: [{ variationId: 1, quantity: 2 }], shipping: cents(0) },
    newBrunswick,
  )
  expect(back).toMatchObject({
    amount: 2300,
    subtotal: 2000,
    tax: 300,
    taxLines: [{ label: 'HST', cents: 300 }],
  })
  expect(back.lines).toEqual([{ variationId: 1, itemId: 1, quantity: 2, cents: 2000, restocked: true }])
  const exempt = refundSums(
    left,
    { lines: [{ variationId: 2, quantity: 1 }], shipping: cents(0) },
    newBrunswick,
  )
  expect(exempt).toMatchObject({ amount: 500, tax: 0, taxLines: [] })
})

test('an amount holds its tax, and lowers the price of what is left', () => {
  const order = orderOf([line(1, [1000, 1])], 0, quebec)
  const back = refundSums(orderLeft(order, []), { amount: cents(575) }, quebec)
  expect(back).toMatchObject({ amount: 575, subtotal: 500, tax: 75 })
  const rest = orderLeft(order, [back])
  const whole = refundSums(rest, wholeWish(rest, true), quebec)
  expect([whole.amount, whole.lines]).toEqual([
    575,
    [{ variationId: 1, itemId: 1, quantity: 1, cents: 500, restocked: true }],
  ])
})

const anyLine = fc.record({
  unit: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  exempt: fc.boolean(),
})
const anyWish = fc.record({
  byAmount: fc.boolean(),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
})
const anySale = fc.record({
  sold: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  shipping: fc.integer({ min: 0, max: 3_000 }),
  rate: fc.constantFrom(newBrunswick, quebec, manitoba, states),
  wishes: fc.array(anyWish, { maxLength: 8 }),
})

type Wished = { byAmount: boolean; share: number; shares: number[] }

const wishOf = (left: ReturnType<typeof orderLeft>, { byAmount, share, shares }: Wished): RefundWish =>
  byAmount
    ? { amount: cents(Math.floor(left.total * share)) }
    : {
        lines: left.lines.map(({ variationId, quantity }, index) => ({
          variationId,
          quantity: Math.floor((quantity + 0.999) * shares[index]!),
        })),
        shipping: cents(Math.floor(left.shipping * share)),
      }

const checkSums = (back: RefundSums) => {
  expect(back.amount).toBe(back.subtotal + back.shipping + back.tax)
  expect(sumCents(back.taxLines.map((each) => each.cents))).toBe(back.tax)
  expect(sumCents(back.lines.map((each) => each.cents))).toBe(back.subtotal)
  for (const part of [back.shipping, back.tax, ...back.lines.map((each) => each.cents)])
    expect(part).toBeGreaterThanOrEqual(0)
}

test('any sequence of refunds adds up to the order, to the cent and tax by tax', () => {
  fc.assert(
    fc.property(anySale, ({ sold, shipping, rate, wishes }) => {
      const lines = sold.map(({ unit, quantity, exempt }, index) => line(index + 1, [unit, quantity], exempt))
      const order = orderOf(lines, shipping, rate)
      const refunds: RefundSums[] = []
      const give = (wish: RefundWish) => {
        const back = refundSums(orderLeft(order, refunds), wish, rate)
        checkSums(back)
        if ('amount' in wish) expect(back.amount).toBe(wish.amount)
        refunds.push(back)
      }
      for (const wish of wishes) give(wishOf(orderLeft(order, refunds), wish))
      give(wholeWish(orderLeft(order, refunds), true))
      expect(orderLeft(order, refunds)).toMatchObject({ total: 0, shipping: 0 })
      for (const key of ['amount', 'subtotal', 'shipping', 'tax'] as const) {
        const whole = key === 'amount' ? order.total : order[key]
        expect(sumCents(refunds.map((each) => each[key]))).toBe(whole)
      }
      for (const { label, cents: paid } of order.taxLines) {
        const given = refunds.flatMap((each) => each.taxLines).filter((each) => each.label === label)
        expect(sumCents(given.map((each) => each.cents))).toBe(paid)
      }
    }),
    { numRuns: 200 },
  )
})

test('after any pieces, the tax that stays is the tax on what stays', () => {
  fc.assert(
    fc.property(anySale, ({ sold, shipping, rate, wishes }) => {
      const lines = sold.map(({ unit, quantity, exempt }, index) => line(index + 1, [unit, quantity], exempt))
      const order = orderOf(lines, shipping, rate)
      const refunds: RefundSums[] = []
      for (const wish of wishes) {
        const left = orderLeft(order, refunds)
        refunds.push(refundSums(left, wishOf(left, { ...wish, byAmount: false }), rate))
      }
      const left = orderLeft(order, refunds)
      const staying = sumCents([
        ...left.lines.map(({ quantity, variationId, taxExempt }) =>
          taxExempt ? cents(0) : timesCents(lines[variationId - 1]!.unitPrice, quantity),
        ),
        left.shipping,
      ])
      expect(sumCents(left.taxLines.map((each) => each.cents))).toBe(
        sumCents(taxLines(staying, rate).map((each) => each.cents)),
      )
    }),
  )
})

test('a refund is parted to the cent, and its pieces are in the first part', () => {
  const order = orderOf([line(1, [1005, 3]), line(2, [999, 2], true)], 500, quebec)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: order.total }), fc.nat(), (amount, at) => {
      const sums = refundSums(orderLeft(order, []), { amount: cents(amount) }, quebec)
      const parts = splitSums(sums, cents(at % amount))
      expect(parts[0].amount).toBe(at % amount)
      for (const name of ['amount', 'subtotal', 'shipping', 'tax'] as const)
        expect(sumCents(parts.map((part) => part[name]))).toBe(sums[name])
      for (const part of parts) {
        expect(part.amount).toBe(part.subtotal + part.shipping + part.tax)
        expect(sumCents(part.taxLines.map((each) => each.cents))).toBe(part.tax)
        expect(sumCents(part.lines.map((each) => each.cents))).toBe(part.subtotal)
      }
      expect(orderLeft(order, parts)).toEqual(orderLeft(order, [sums]))
    }),
  )
})

test('an order may come to less, but not to less than was given back of it', () => {
  const order = orderOf([line(1, [1000, 3]), line(2, [500, 1])], 500, newBrunswick)
  const wish = { lines: [{ variationId: 1, quantity: 1 }], shipping: cents(500) }
  const back = refundSums(orderLeft(order, []), wish, newBrunswick)
  expect(holdsRefunds(orderOf([line(1, [1000, 1])], 500, newBrunswick), [back])).toBe(true)
  for (const after of [
    orderOf([line(2, [500, 9])], 500, newBrunswick),
    orderOf([line(1, [1000, 3])], 0, newBrunswick),
    orderOf([line(1, [1000, 3])], 500, quebec),
    orderOf([line(1, [900, 1])], 500, newBrunswick),
  ])
    expect(holdsRefunds(after, [back])).toBe(false)
})
