import type { Order, OrderStatus } from '@mainstreet/shared/contracts/orders/orders'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { useChangeSteps } from './changes/use-changes'
import { detailWords } from './detail/detail-words'
import { TrackingLink } from './detail/tracking-link'
import { useCorrections } from './detail/use-corrections'
import { useRefunds } from './detail/use-refunds'
import { readyWords } from './detail/ready-words'
import { orderWords } from './order-words'
import { Text } from '../../kit/ui/text'
import styles from './order-parts.module.css'

interface Step {
  label: string
  at: string | null
  detail?: ReactNode
}

const hasEnded = (status: OrderStatus) => status === 'refunded' || status === 'cancelled'

type Words = (typeof orderWords)['en'] & { ready: string }

const stepsOf = (order: Order, { steps, status, ready }: Words): Step[] => {
  const ships = order.shippingType === 'shipping'
  const end = hasEnded(order.status)
  const sent: Step = { label: steps.shipped, at: order.shippedAt, detail: <TrackingLink order={order} /> }
  return [
    { label: steps.ordered, at: order.createdAt },
    ...(order.paidAt || !end ? [{ label: steps.paid, at: order.paidAt }] : []),
    ...(order.readyAt ? [{ label: ready, at: order.readyAt }] : []),
    ...(ships && (!end || order.shippedAt) ? [sent] : []),
    ...(!end || order.completedAt ? [{ label: steps.complete, at: order.completedAt }] : []),
    ...(order.cancelledAt ? [{ label: status.cancelled, at: order.cancelledAt }] : []),
  ]
}

/** What is still to come is last. */
const byMoment = (a: Step, b: Step) => {
  if (!a.at || !b.at) return Number(!a.at) - Number(!b.at)
  return Date.parse(a.at) - Date.parse(b.at)
}

/** Money that was given back, or is to be. */
const useRefundSteps = (order: Order, money: (amount: Cents) => string): Step[] => {
  const words = useWords(detailWords)
  const { refunds } = useRefunds(order)
  return refunds.map(({ status, amount, reason, problem, byProvider, settledAt, createdAt }) => ({
    label: words.refundStep[status](money(amount)),
    at: settledAt ?? createdAt,
    detail: problem || reason || (byProvider ? words.refundedAtProvider : ''),
  }))
}

/** What has happened to an order, and what is still to come. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const words = useWords(orderWords)
  const { step: ready } = useWords(readyWords)
  const formats = useFormats()
  const given = useRefundSteps(order, formats.money)
  const corrected = useCorrections(order, formats.money)
  const changed = useChangeSteps(order)
  const history = [...stepsOf(order, { ...words, ready }), ...given, ...corrected, ...changed].sort(byMoment)
  return (
    <div className={styles.noPrint}>
      <Card title={words.timeline}>
        <ol className={styles.timeline}>
          {history.map(({ label, at, detail }, index) => (
            <li key={index} data-done={at !== null || undefined}>
              <Text weight="medium">{label}</Text>
              <Text tone="muted">{at ? formats.moment(at) : words.notYet}</Text>
              {at && detail && <Text tone="muted">{detail}</Text>}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
