import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { DropdownMenu } from '../../../kit/ui/dropdown-menu'
import { CancelOrder } from './cancel-order'
import { detailWords } from './detail-words'
import styles from './detail.module.css'
import { RefundPanel } from './refund-panel'

/** What else can be done with an order: give it back, or cancel it while it has not left. */
export const OrderActions = ({ order }: { order: Order }) => {
  const words = useWords(detailWords)
  const [open, setOpen] = useState<'refund' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const neverPaid = order.payBy !== null && order.paidAt === null
  const canRefund = order.refunded < order.total && !neverPaid
  const canCancel = order.status === 'paid' || order.status === 'pending'
  return (
    <span className={styles.actions}>
      {canRefund && (
        <Button icon={<Undo2 />} onClick={() => setOpen('refund')}>
          {words.refund}
        </Button>
      )}
      {canCancel && (
        <DropdownMenu
          label={words.more}
          items={[{ label: words.cancel, danger: true, onSelect: () => setOpen('cancel') }]}
        />
      )}
      <RefundPanel order={order} open={open === 'refund'} onClose={close} />
      {open === 'cancel' && <CancelOrder order={order} onClose={close} />}
    </span>
  )
}
