import type { OrderLine } from '../../contracts/orders/orders'
import { cents, timesCents, type Cents } from '../money/money'
import type { OrderBasis } from '../money/tax'

type Sold = Pick<OrderLine, 'unitPrice' | 'quantity' | 'discount'>

/** What a line of an order comes to: its pieces at their price, less what the order's code takes off it. */
export const lineCents = ({ unitPrice, quantity, discount = cents(0) }: Sold): Cents =>
  cents(timesCents(unitPrice, quantity) - discount)

/** Lines of an order as its totals are made of them. */
export const basisOf = (lines: readonly (Sold & Pick<OrderLine, 'taxExempt'>)[]): OrderBasis['lines'] =>
  lines.map(({ unitPrice, quantity, discount, taxExempt }) => ({
    unitCents: unitPrice,
    quantity,
    discountCents: discount,
    taxExempt,
  }))
