import { cents, roundHalfUpDiv, sumCents, timesCents, type Cents } from './money'
import { isProvinceCode, isStateCode, type ProvinceCode } from './regions'

/** The taxes a receipt can name. */
export type TaxLabel = 'HST' | 'GST' | 'PST' | 'QST'

/** One tax of a receipt, in integer cents. */
export interface TaxLine {
  label: TaxLabel
  cents: Cents
}

interface ProvinceTax {
  /** Thousandths of a percent: 14.975 % = 14975. */
  rate: number
  /** The tax beside the federal one; GST where there is none, HST where both are one. */
  label: TaxLabel
}

interface TaxTable {
  /** The instant from which the table holds, ISO 8601. */
  from: string
  federal: number
  provinces: Record<ProvinceCode, ProvinceTax>
}

const tax = (label: TaxLabel, rate: number): ProvinceTax => ({ label, rate })

/** Every table of rates there was, oldest first; a change of rates is a new row. */
const taxTables: readonly [TaxTable, ...TaxTable[]] = [
  {
    from: '1970-01-01T00:00:00Z',
    federal: 5_000,
    provinces: {
      AB: tax('GST', 5_000),
      BC: tax('PST', 12_000),
      MB: tax('PST', 12_000),
      NB: tax('HST', 15_000),
      NL: tax('HST', 15_000),
      NS: tax('HST', 15_000),
      NT: tax('GST', 5_000),
      NU: tax('GST', 5_000),
      ON: tax('HST', 13_000),
      PE: tax('HST', 15_000),
      QC: tax('QST', 14_975),
      SK: tax('PST', 11_000),
      YT: tax('GST', 5_000),
    },
  },
]

const tableOn = (on: Date): TaxTable =>
  taxTables.findLast((table) => Date.parse(table.from) <= on.getTime()) ?? taxTables[0]

/** The whole sales tax of a province or state code on a date, in thousandths of a percent; 0 in the States, RangeError for any other text. */
export const taxRate = (province: string, on: Date): number => {
  if (isProvinceCode(province)) return tableOn(on).provinces[province].rate
  if (isStateCode(province)) return 0
  // A misspelt province must stop a sale, never make it tax free.
  throw new RangeError(`Unknown province or state: ${province}`)
}

/** The tax on integer cents at a rate in thousandths of a percent, rounded half up. */
export const taxCents = (baseCents: Cents, rate: number): Cents =>
  cents(roundHalfUpDiv(BigInt(baseCents) * BigInt(rate), 100_000))

/** The tax on a base as a receipt shows it, empty lines left out; the lines always add up to the tax. */
export const taxLines = (baseCents: Cents, province: string, on: Date): TaxLine[] => {
  const total = taxCents(baseCents, taxRate(province, on))
  if (total === 0 || !isProvinceCode(province)) return []

  const { federal, provinces } = tableOn(on)
  const { label } = provinces[province]
  if (label === 'HST' || label === 'GST') return [{ label, cents: total }]

  const federalCents = taxCents(baseCents, federal)
  const lines: TaxLine[] = [
    { label: 'GST', cents: federalCents },
    { label, cents: cents(total - federalCents) },
  ]
  return lines.filter((line) => line.cents > 0)
}

/** What an order's totals are made of: effective unit prices and the shipping or delivery cost in cents, and where it goes. */
export interface OrderBasis {
  lines: readonly { unitCents: Cents; quantity: number; taxExempt: boolean }[]
  shippingCents: Cents
  /** A province or state code. */
  province: string
  on: Date
}

/** The totals of an order, all in integer cents. */
export interface OrderTotals {
  subtotal: Cents
  shipping: Cents
  tax: Cents
  taxLines: TaxLine[]
  total: Cents
}

/** The totals of an order: tax is rounded once, on everything not exempt plus shipping; RangeError when an amount is too large. */
export const orderTotals = ({ lines, shippingCents, province, on }: OrderBasis): OrderTotals => {
  const sum = (some: OrderBasis['lines']) =>
    sumCents(some.map(({ unitCents, quantity }) => timesCents(unitCents, quantity)))
  const subtotal = sum(lines)
  const taxBase = sumCents([sum(lines.filter((line) => !line.taxExempt)), shippingCents])
  const tax = taxCents(taxBase, taxRate(province, on))
  const total = sumCents([subtotal, shippingCents, tax])
  return { subtotal, shipping: shippingCents, tax, taxLines: taxLines(taxBase, province, on), total }
}
