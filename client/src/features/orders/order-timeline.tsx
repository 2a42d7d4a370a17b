import type { Order } from '@mainstreet/shared/contracts/orders'
import { isCarrier, trackingUrl } from '@mainstreet/shared/rules/tracking'
import type { ReactNode } from 'react'
import { Card } from '../../kit/ui/card'
import { ExternalLink } from '../../kit/ui/link'
import { momentOf } from './order-words'
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

const ends = { refunded: 'Refunded', cancelled: 'Cancelled' } as const

const stepsOf = (order: Order): Step[] => {
  const ships = order.shippingType === 'shipping'
  const end = ends[order.status as keyof typeof ends]
  const sent: Step = { label: 'Shipped', at: order.shippedAt, detail: <Tracking order={order} /> }
  return [
    { label: 'Ordered', at: order.createdAt },
    { label: 'Paid', at: order.paidAt },
    ...(ships && (!end || order.shippedAt) ? [sent] : []),
    ...(end ? [] : [{ label: 'Complete', at: order.completedAt }]),
  ]
}

/** What has happened to an order, and what is still to come. */
export const OrderTimeline = ({ order, timeZone }: { order: Order; timeZone: string | undefined }) => {
  const end = ends[order.status as keyof typeof ends]
  return (
    <div className={styles.noPrint}>
      <Card title="Timeline">
        <ol className={styles.timeline}>
          {stepsOf(order).map(({ label, at, detail }) => (
            <li key={label} data-done={at !== null || undefined}>
              <span className={styles.strong}>{label}</span>
              <span className={styles.muted}>{at ? momentOf(at, timeZone) : 'Not yet'}</span>
              {at && detail && <span className={styles.muted}>{detail}</span>}
            </li>
          ))}
          {end && (
            <li data-done>
              <span className={styles.strong}>{end}</span>
            </li>
          )}
        </ol>
      </Card>
    </div>
  )
}
