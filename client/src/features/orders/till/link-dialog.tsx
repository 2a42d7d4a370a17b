import type { TillSale } from '@mainstreet/shared/contracts/orders/till'
import { useEffect, useEffectEvent } from 'react'
import { useRemove, useSave } from '../../../kit/data/data-writes'
import { useRow } from '../../../kit/data/data'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Notice } from '../../../kit/ui/notice'
import { QrCode } from '../../../kit/ui/qr-code'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import type { Sold } from './use-till'
import styles from './till.module.css'
import { tillWords } from './till-words'

type LinkDialogProps = { sale: TillSale; onPaid: (sold: Sold) => void; onClose: () => void }

/** Hands the order over once it is paid, which happens on another phone. */
const usePaid = (sale: TillSale, onPaid: LinkDialogProps['onPaid']) => {
  const { patch } = useSave('account-orders')
  const state = useOperationRead('till-link', { id: sale.id }, ['account-orders', 'till-sales'])
  const { row: order } = useRow('account-orders', state.answer?.orderId ?? undefined)
  const tell = useEffectEvent((paid: NonNullable<typeof order>) => {
    // It is handed over here and now; its receipt was mailed with the payment.
    void patch(paid.id, { status: 'Complete', sendEmail: false }).catch((error: Error) =>
      toast.error(error.message),
    )
    onPaid({ order: paid, change: null })
  })
  useEffect(() => {
    if (order) tell(order)
  }, [order])
  return state
}

/** Shows the link of a sale as a code for the buyer's phone, and waits until it is paid. */
export const LinkDialog = ({ sale, onPaid, onClose }: LinkDialogProps) => {
  const words = useWords(tillWords)
  const { remove, busy } = useRemove('till-sales')
  const { answer } = usePaid(sale, onPaid)
  const giveUp = () =>
    void remove(sale.id)
      .catch((error: Error) => toast.error(error.message))
      .finally(onClose)
  return (
    <Dialog
      open
      onClose={giveUp}
      title={words.scanToPay}
      footer={
        <Button wide loading={busy} onClick={giveUp}>
          {words.giveUp}
        </Button>
      }
    >
      {!answer && <Skeleton block lines={6} />}
      {answer && !answer.url && <Notice tone="warning">{words.noAddress}</Notice>}
      {answer?.url && (
        <Stack>
          <div className={styles.code}>
            <QrCode text={answer.url} label={words.scanToPay} />
          </div>
          <Text as="p" size="sm" tone="muted" wrap="anywhere">
            {answer.url}
          </Text>
          <p role="status">{words.waiting}</p>
        </Stack>
      )}
    </Dialog>
  )
}
