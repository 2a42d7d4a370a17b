import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { cents } from '@mainstreet/shared/rules/money/money'
import { useSave } from '../../../kit/data/data-writes'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { toast } from '../../../kit/ui/toaster'
import { detailWords } from './detail-words'

type CancelOrderProps = { order: Order; onClose: () => void }

/** Asks before an order that has not left is cancelled, and says what goes back. */
export const CancelOrder = ({ order, onClose }: CancelOrderProps) => {
  const words = useWords(detailWords)
  const { money } = useFormats()
  const { patch } = useSave('account-orders')
  const owed = cents(order.total - order.refunded)
  const isPaid = order.status !== 'pending'
  const { answer } = useOperationRead('refund-quote', isPaid ? { orderId: order.id, amount: owed } : null)
  const toCards = answer?.ways.every(({ way }) => way !== 'byShop')
  const cancel = async () => {
    const { status, refunded } = await patch(order.id, { status: 'cancelled' })
    if (toCards && status === 'cancelled' && refunded < order.total) toast.error(words.cancelFailed)
    else toast.success(words.cancelled(order.orderNumber))
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={cancel}
      title={words.cancelTitle(order.orderNumber)}
      confirm={words.cancelNow}
      cancel={words.keep}
      danger
    >
      <p>{words.cancelStock}</p>
      {answer && <p>{toCards ? words.cancelCard(money(owed)) : words.cancelByHand}</p>}
    </ConfirmDialog>
  )
}
