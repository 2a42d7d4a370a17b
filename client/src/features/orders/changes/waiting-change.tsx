import { dropChange } from '@mainstreet/shared/contracts/orders/changes'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { useOperation } from '../../../kit/data/data-writes'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { CopyButton } from '../../../kit/ui/copy-button'
import { Notice } from '../../../kit/ui/notice'
import { Row } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import styles from '../order-parts.module.css'
import { changeWords } from './change-words'
import { amountOf, useChangeText, useOrderChanges } from './use-changes'

/** The link under which the buyer pays, and the way back. */
const Actions = ({ orderId }: { orderId: number }) => {
  const words = useWords(changeWords)
  const { run, busy } = useOperation('drop-change')
  const { answer } = useOperationRead('order-link', { orderId })
  const drop = () =>
    run({ orderId }).then(
      () => toast.success(words.takenBack),
      (error: unknown) => toast.error(words.notTakenBack, error),
    )
  return (
    <Row>
      {answer?.url && (
        <CopyButton text={answer.url} label={words.copy} copied={words.copied} notCopied={words.notCopied} />
      )}
      <Button loading={busy} onClick={() => void drop()}>
        {words.drop}
      </Button>
    </Row>
  )
}

/** Says that a change of an order waits, what for, and what it would change. */
export const WaitingChange = ({ order }: { order: Order }) => {
  const words = useWords(changeWords)
  const { money } = useFormats()
  const textOf = useChangeText()
  const mayDrop = useMay(dropChange, 'create')
  const waiting = useOrderChanges(order).find(({ status }) => status === 'waiting')
  if (!waiting) return null
  const isAsked = waiting.difference > 0
  const amount = money(amountOf(waiting.difference))
  return (
    <div className={styles.noPrint}>
      <Notice tone="warning" title={isAsked ? words.waits(amount) : words.waitsBack(amount)}>
        <p>{textOf(waiting)}</p>
        {isAsked && mayDrop && <Actions orderId={order.id} />}
      </Notice>
    </div>
  )
}
