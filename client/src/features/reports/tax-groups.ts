import type { SalesTaxFigures } from '@mainstreet/shared/contracts/orders/reports'
import { cents, sumCents, type Cents } from '@mainstreet/shared/rules/money/money'

/** The returns that taxes are reported in: GST and HST are one. */
export type TaxGroup = 'gst' | 'pst' | 'qst'

/** A tax of a province over all months. */
export type TaxLineSum = Pick<SalesTaxFigures, 'province' | 'label' | 'charged' | 'refunded'>

const groupOf: Record<string, TaxGroup> = { GST: 'gst', HST: 'gst', PST: 'pst', QST: 'qst' }

/** What of a sum stays. */
export const netOf = ({ charged, refunded }: { charged: Cents; refunded: Cents }): Cents =>
  cents(charged - refunded)

const sumOf = (taxes: readonly TaxLineSum[]) => ({
  charged: sumCents(taxes.map(({ charged }) => charged)),
  refunded: sumCents(taxes.map(({ refunded }) => refunded)),
})

/** Taxes by the return they belong to, each with its sum and its lines by tax and province. */
export const taxGroups = (taxes: readonly SalesTaxFigures[]) => {
  const keys = [...new Set(taxes.map(({ label, province }) => `${label} ${province}`))].sort()
  const lines = keys.map((key): TaxLineSum => {
    const same = taxes.filter(({ label, province }) => `${label} ${province}` === key)
    const { label, province } = same[0]!
    return { label, province, ...sumOf(same) }
  })
  return (['gst', 'pst', 'qst'] as const)
    .map((group) => ({ group, lines: lines.filter(({ label }) => groupOf[label] === group) }))
    .filter(({ lines }) => lines.length)
    .map(({ group, lines }) => ({ group, lines, ...sumOf(lines) }))
}
