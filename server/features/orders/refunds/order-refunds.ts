import { refundContract } from '@mainstreet/shared/contracts/orders/order-refunds'
import { tableService } from '../../../kit/service/define-service'

/** What was given back of a business's orders; rows are written by the refunds themselves. */
export const orderRefunds = tableService(refundContract, () => ({ hiddenBy: 'unlisted' as const }))

declare module '../../../kit/service/stored-row' {
  interface PrivateColumns {
    'order-refunds': {
      /** What was asked for under the key. */
      fingerprint: string
      /** The money of an order that was never listed: it came after the order had failed. */
      unlisted: boolean
      /** Whether its buyer gets a mail about it. */
      notify: boolean
      checkedAt: Date | null
    }
  }
}
