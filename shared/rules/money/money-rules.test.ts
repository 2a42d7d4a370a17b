import fc from 'fast-check'
import { orderLeft, refundSums, wholeWish, type RefundSums } from '../orders/refund'
import { cents, sumCents, type Cents } from './money'
import { effectivePrice } from './price'
import { orderTotals, taxCents, taxLines, type SalesTax } from './tax'

/** A number without rounding. */
interface Fraction {
  over: bigint
  under: bigint
}

const rateOf = (thousandths: number): Fraction => ({ over: BigInt(thousandths), under: 100_000n })

/** The whole number nearest to so many times an amount, the upper one of two as near: found by looking, not by the rule's formula. */
const nearest = (amount: bigint, { over, under }: Fraction): bigint => {
  const exact = amount * over
  let whole = exact / under
  // A whole number is too low as long as the one above it is as near or nearer.
  while (2n * (exact - whole * under) >= under) whole += 1n
  while (2n * (whole * under - exact) > under) whole -= 1n
  return whole
}

const anyTax = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }).map((rate): SalesTax => ({ label: 'HST', rate, federal: 1 })),
  fc.integer({ min: 1, max: 20_000 }).map((rate): SalesTax => ({ label: 'GST', rate, federal: rate })),
  fc
    .tuple(
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 1, max: 12_000 }),
      fc.constantFrom('PST', 'QST'),
    )
    .map(([federal, more, label]): SalesTax => ({ label: label, federal, rate: federal + more })),
)
const amount = (max: number) => fc.integer({ min: 0, max }).map(cents)

describe('tax', () => {
  test('is the exact product, rounded once and half up', () => {
    fc.assert(
      fc.property(amount(9_999_999_999), anyTax, (base, { rate }) => {
        expect(BigInt(taxCents(base, rate))).toBe(nearest(BigInt(base), rateOf(rate)))
      }),
    )
  })

  test('has a federal part rounded half up, and the provincial one is what is over', () => {
    fc.assert(
      fc.property(amount(9_999_999_999), anyTax, (base, tax) => {
        const lines = taxLines(base, tax)
        const of = (label: string) => BigInt(lines.find((line) => line.label === label)?.cents ?? 0)
        const whole = nearest(BigInt(base), rateOf(tax.rate))
        expect(BigInt(sumCents(lines.map((line) => line.cents)))).toBe(whole)
        if (tax.label === 'HST' || tax.label === 'GST') return expect(of(tax.label)).toBe(whole)
        expect(of('GST')).toBe(nearest(BigInt(base), rateOf(tax.federal)))
      }),
    )
  })
})

test('a price less a percentage is the exact one, rounded half up', () => {
  const percent = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 99 }))
  fc.assert(
    fc.property(amount(99_999_999), percent, (price, [whole, parts]) => {
      const hundredths = Math.min(10_000, whole * 100 + parts)
      const discountValue = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
      const item = { onSale: true, saleEnd: null, discountType: 'percent', discountValue } as const
      const now = new Date('2026-06-01T12:00:00Z')
      const { cents: charged } = effectivePrice({
        item,
        priceDollars: price / 100,
        now,
        timezone: 'America/Moncton',
      })
      const stays = { over: BigInt(10_000 - hundredths), under: 10_000n }
      expect(BigInt(charged)).toBe(nearest(BigInt(price), stays))
    }),
  )
})

const anyLine = fc.record({
  unitPrice: amount(500_000),
  quantity: fc.integer({ min: 1, max: 20 }),
  taxExempt: fc.boolean(),
})
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  shipping: amount(5_000),
  tax: anyTax,
})

const priced = ({ lines, shipping, tax }: { lines: readonly Line[]; shipping: Cents; tax: SalesTax }) =>
  orderTotals({
    lines: lines.map(({ unitPrice, ...line }) => ({ ...line, unitCents: unitPrice })),
    shippingCents: shipping,
    tax,
  })
type Line = { unitPrice: Cents; quantity: number; taxExempt: boolean }

describe('an order', () => {
  test('is taxed once, on what is not exempt and its shipping', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const sum = (some: readonly Line[]) =>
          some.reduce((all, { unitPrice, quantity }) => all + BigInt(unitPrice) * BigInt(quantity), 0n)
        const base = sum(order.lines.filter(({ taxExempt }) => !taxExempt)) + BigInt(order.shipping)
        const tax = nearest(base, rateOf(order.tax.rate))
        const totals = priced(order)
        expect(BigInt(totals.tax)).toBe(tax)
        expect(BigInt(totals.total)).toBe(sum(order.lines) + BigInt(order.shipping) + tax)
      }),
    )
  })

  test('that is given back in any parts comes to what was paid, each tax line too', () => {
    const parts = fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 6, maxLength: 6 }), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(anyOrder, parts, (order, wishes) => {
        const totals = priced(order)
        const lines = order.lines.map((line, index) => ({
          itemId: index + 1,
          variationId: index + 1,
          title: '',
          variation: '',
          sku: '',
          image: '',
          regularPrice: line.unitPrice,
          ...line,
        }))
        const sold = { lines, shipping: order.shipping, taxLines: totals.taxLines }
        const given: RefundSums[] = []
        const giveBack = (wish: Parameters<typeof refundSums>[1]) => {
          const refund = refundSums(orderLeft(sold, given), wish, order.tax)
          expect(refund.amount).toBe(refund.subtotal + refund.shipping + refund.tax)
          expect(sumCents(refund.taxLines.map((line) => line.cents))).toBe(refund.tax)
          if (refund.amount > 0) given.push(refund)
        }
        for (const wish of wishes) {
          const left = orderLeft(sold, given)
          const pieces = left.lines.map(({ variationId, quantity }, index) => ({
            variationId,
            quantity: Math.min(quantity, wish[index]!),
          }))
          giveBack({ lines: pieces, shipping: cents(Math.min(left.shipping, wish.at(-1)! * 100)) })
          // What was kept is taxed as if it had been bought alone.
          const kept = orderLeft(sold, given)
          const base = sumCents([
            ...kept.lines.filter(({ taxExempt }) => !taxExempt).map((line) => line.cents),
            kept.shipping,
          ])
          expect(BigInt(sumCents(kept.taxLines.map((line) => line.cents)))).toBe(
            nearest(BigInt(base), rateOf(order.tax.rate)),
          )
        }
        giveBack(wholeWish(orderLeft(sold, given), true))
        const back = (label: string) =>
          sumCents(
            given
              .flatMap((each) => each.taxLines.filter((line) => line.label === label))
              .map((line) => line.cents),
          )
        expect(sumCents(given.map((each) => each.amount))).toBe(totals.total)
        for (const { label, cents: paid } of totals.taxLines) expect(back(label)).toBe(paid)
      }),
    )
  })
})
