import { refundContract } from '@mainstreet/shared/contracts/orders/order-refunds'
import { tableService } from '../../../kit/service/feature'
import type { RefundRow } from './refund-row'

/** What was given back of a business's orders; rows are written by the refunds themselves. */
export const orderRefunds = tableService(refundContract, () => ({ hiddenBy: 'unlisted' as const }))

declare module '../../../declarations' {
  interface PrivateColumns {
    'order-refunds': Pick<RefundRow, 'unlisted' | 'notify' | 'fingerprint' | 'checkedAt'>
  }
}
