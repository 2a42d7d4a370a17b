import { refundContract } from '@mainstreet/shared/contracts/orders/order-refunds'
import { tableService } from '../../../kit/service/define-service'

/** What was given back of a business's orders; rows are written by the refunds themselves. */
export const orderRefunds = tableService(refundContract, () => ({ hiddenBy: 'unlisted' as const }))

declare module '../../../kit/service/stored-row' {
  interface PrivateColumns {
    'order-refunds': {
      /** What was asked for under the key. */
      fingerprint: string
      /** Not of what an order sold: money that came after the order had failed, or the difference of a change. */
      unlisted: boolean
      /** Whether its buyer gets a mail about it. */
      notify: boolean
      checkedAt: Date | null
      /** The card payment that it goes back to; null where the shop gives it back itself. */
      orderPaymentId: number | null
      /** The change whose difference it is. */
      changeId: number | null
    }
  }
}
