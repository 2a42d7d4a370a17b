import type { OrderRefund } from '@mainstreet/shared/contracts/orders/order-refunds'

/** A row of `order_refunds` as it is stored. */
export type RefundRow = Omit<OrderRefund, 'createdAt' | 'settledAt'> & {
  /** What was asked for under the key. */
  fingerprint: string
  /** The money of an order that was never listed: it came after the order had failed. */
  unlisted: boolean
  /** Whether its buyer gets a mail about it. */
  notify: boolean
  createdAt: Date
  settledAt: Date | null
  checkedAt: Date | null
}

/** What a refund gives back, before it has a row. */
export type RefundParts = Pick<RefundRow, 'amount' | 'subtotal' | 'shipping' | 'tax' | 'taxLines' | 'lines'>
