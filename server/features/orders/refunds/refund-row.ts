import type { RefundSums } from '@mainstreet/shared/rules/orders/refund'
import type { StoredRow } from '../../../kit/service/stored-row'

/** A row of `order_refunds` as it is stored. */
export type RefundRow = StoredRow<'order-refunds'>

/** What a refund gives back, before it has a row. */
export type RefundParts = RefundSums
