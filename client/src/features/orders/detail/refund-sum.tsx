import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { Input } from '@mainstreet/shared/services'
import { useRef, useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { randomKey } from '../../../kit/data/random-key'
import { ApiError } from '../../../kit/data/rest'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { Skeleton } from '../../../kit/ui/skeleton'
import { toast } from '../../../kit/ui/toaster'
import { detailWords } from './detail-words'
import styles from './detail.module.css'

/** What is to be given back. */
export type Wish = Pick<Input<'refund-order'>, 'lines' | 'shipping' | 'amount'>

type RefundSumProps = {
  orderId: number
  wish: Wish
  note: Pick<Input<'refund-order'>, 'reason' | 'sendEmail'>
  onDone: () => void
}

const useRefund = ({ orderId, wish, note, onDone }: RefundSumProps) => {
  const words = useWords(detailWords)
  const { money } = useFormats()
  const { run, busy } = useOperation('refund-order')
  const [failure, setFailure] = useState('')
  // One press that was not answered is pressed again under the same key.
  const attempt = useRef({ wish: '', key: '' })
  const give = async (expectedAmount: Cents) => {
    const named = JSON.stringify(wish)
    if (attempt.current.wish !== named) attempt.current = { wish: named, key: randomKey() }
    setFailure('')
    try {
      const { refund } = await run({
        orderId,
        ...wish,
        ...note,
        key: attempt.current.key,
        expectedAmount,
      })
      const amount = money(refund.amount)
      toast.success(refund.status === 'pending' ? words.refundPending(amount) : words.refunded(amount))
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code >= 400 && error.code < 500) attempt.current = { wish: '', key: '' }
      setFailure(error.message)
    }
  }
  return { give, busy, failure }
}

/** What goes back, as the server reckons it, and the button that gives it back. */
export const RefundSum = (props: RefundSumProps) => {
  const { orderId, wish } = props
  const words = useWords(detailWords)
  const { money, tax } = useFormats()
  const { give, busy, failure } = useRefund(props)
  // What is left while the money is on its way may be less than what is wished for.
  const asked = busy ? null : { orderId, ...wish }
  const { answer, error, isPrevious } = useOperationRead('refund-quote', asked, ['order-refunds'])
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!answer) return <Skeleton lines={4} />
  const rows = [
    [words.goods, answer.subtotal],
    [words.shipping, answer.shipping],
    ...answer.taxLines.map(({ label, cents }) => [tax(label), cents] as const),
  ] as const
  return (
    <div className={styles.sum} aria-busy={isPrevious}>
      <dl aria-live="polite">
        {rows
          .filter(([, cents]) => cents > 0)
          .map(([label, cents]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(cents)}</dd>
            </div>
          ))}
        {answer.ways.map(({ way, cents }, at) => (
          <div key={at} className={styles.total}>
            <dt>{words.backTo[way]}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.leftAfter}</dt>
          <dd>{money(answer.left)}</dd>
        </div>
      </dl>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button
        variant="primary"
        wide
        loading={busy}
        disabled={isPrevious}
        onClick={() => void give(answer.amount)}
      >
        {words.refundNow(money(answer.amount))}
      </Button>
    </div>
  )
}
