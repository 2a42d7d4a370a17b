import type { Order, OrderStatus } from '@mainstreet/shared/contracts/orders'
import { isCarrier, trackingUrl } from '@mainstreet/shared/rules/tracking'
import type { ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { ExternalLink } from '../../kit/ui/link'
import { orderWords } from './order-words'
import styles from './order-parts.module.css'

const Tracking = ({ order }: { order: Order }) => {
  const { trackingCarrier, trackingNumber } = order
  if (!trackingNumber) return null
  const url = isCarrier(trackingCarrier) ? trackingUrl(trackingCarrier, trackingNumber) : undefined
  return (
    <>
      {trackingCarrier} {url ? <ExternalLink href={url}>{trackingNumber}</ExternalLink> : trackingNumber}
    </>
  )
}

interface Step {
  label: string
  at: string | null
  detail?: ReactNode
}

const hasEnded = (status: OrderStatus) => status === 'refunded' || status === 'cancelled'

type Words = (typeof orderWords)['en']

const stepsOf = (order: Order, { steps }: Words): Step[] => {
  const ships = order.shippingType === 'shipping'
  const end = hasEnded(order.status)
  const sent: Step = { label: steps.shipped, at: order.shippedAt, detail: <Tracking order={order} /> }
  return [
    { label: steps.ordered, at: order.createdAt },
    { label: steps.paid, at: order.paidAt },
    ...(ships && (!end || order.shippedAt) ? [sent] : []),
    ...(end ? [] : [{ label: steps.complete, at: order.completedAt }]),
  ]
}

/** What has happened to an order, and what is still to come. */
export const OrderTimeline = ({ order, timeZone }: { order: Order; timeZone: string | undefined }) => {
  const words = useWords(orderWords)
  const formats = useFormats(timeZone)
  return (
    <div className={styles.noPrint}>
      <Card title={words.timeline}>
        <ol className={styles.timeline}>
          {stepsOf(order, words).map(({ label, at, detail }) => (
            <li key={label} data-done={at !== null || undefined}>
              <span className={styles.strong}>{label}</span>
              <span className={styles.muted}>{at ? formats.moment(at) : words.notYet}</span>
              {at && detail && <span className={styles.muted}>{detail}</span>}
            </li>
          ))}
          {hasEnded(order.status) && (
            <li data-done>
              <span className={styles.strong}>{words.status[order.status]}</span>
            </li>
          )}
        </ol>
      </Card>
    </div>
  )
}
