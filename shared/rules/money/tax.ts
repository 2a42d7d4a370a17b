import { cents, roundHalfUpDiv, sumCents, timesCents, type Cents } from './money'

/** The taxes a receipt can name. */
export const taxLabels = ['HST', 'GST', 'PST', 'QST'] as const
export type TaxLabel = (typeof taxLabels)[number]

/** One tax of a receipt, in integer cents. */
export interface TaxLine {
  label: TaxLabel
  cents: Cents
}

/** The sales tax of a province: what an order is charged, and keeps. */
export interface SalesTax {
  /** The whole of it in thousandths of a percent: 14.975 % = 14975. */
  rate: number
  /** The federal part of it, in the same unit. */
  federal: number
  /** The tax beside the federal one; GST where there is none, HST where both are one. */
  label: TaxLabel
}

/** What is sold into the States is not taxed. */
export const noTax: SalesTax = { rate: 0, federal: 0, label: 'GST' }

/** The tax on integer cents at a rate in thousandths of a percent, rounded half up. */
export const taxCents = (baseCents: Cents, rate: number): Cents =>
  cents(roundHalfUpDiv(BigInt(baseCents) * BigInt(rate), 100_000))

/** The tax on a base as a receipt shows it, empty lines left out; the lines always add up to the tax. */
export const taxLines = (baseCents: Cents, { rate, federal, label }: SalesTax): TaxLine[] => {
  const total = taxCents(baseCents, rate)
  const isOne = label === 'HST' || label === 'GST'
  const federalCents = isOne ? total : taxCents(baseCents, federal)
  const lines: TaxLine[] = [
    { label: isOne ? label : 'GST', cents: federalCents },
    { label, cents: cents(total - federalCents) },
  ]
  return lines.filter((line) => line.cents > 0)
}

/** What an order's totals are made of: effective unit prices, what a code takes off each line, and the shipping or delivery cost in cents, and the tax where it goes. */
export interface OrderBasis {
  lines: readonly { unitCents: Cents; quantity: number; discountCents?: Cents; taxExempt: boolean }[]
  shippingCents: Cents
  tax: SalesTax
}

/** The totals of an order, all in integer cents. */
export interface OrderTotals {
  subtotal: Cents
  discount: Cents
  shipping: Cents
  tax: Cents
  taxLines: TaxLine[]
  total: Cents
}

/** The totals of an order: tax is rounded once, on everything not exempt, less its code, plus shipping; RangeError when an amount is too large. */
export const orderTotals = ({ lines, shippingCents, tax: salesTax }: OrderBasis): OrderTotals => {
  const sum = (some: OrderBasis['lines']) =>
    sumCents(some.map(({ unitCents, quantity }) => timesCents(unitCents, quantity)))
  const off = (some: OrderBasis['lines']) =>
    sumCents(some.map(({ discountCents = cents(0) }) => discountCents))
  const paid = (some: OrderBasis['lines']) => cents(sum(some) - off(some))
  const taxBase = sumCents([paid(lines.filter((line) => !line.taxExempt)), shippingCents])
  const tax = taxCents(taxBase, salesTax.rate)
  return {
    subtotal: sum(lines),
    discount: off(lines),
    shipping: shippingCents,
    tax,
    taxLines: taxLines(taxBase, salesTax),
    total: sumCents([paid(lines), shippingCents, tax]),
  }
}
