import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { isCarrier, trackingUrl } from '@mainstreet/shared/rules/orders/tracking'
import { ExternalLink } from '../../../kit/ui/link'

/** Carrier and number of a parcel, led to where its carrier tells where it is; nothing without a number. */
export const TrackingLink = ({ order: { trackingCarrier, trackingNumber } }: { order: Order }) => {
  if (!trackingNumber) return null
  const url = isCarrier(trackingCarrier) ? trackingUrl(trackingCarrier, trackingNumber) : undefined
  return (
    <>
      {trackingCarrier} {url ? <ExternalLink href={url}>{trackingNumber}</ExternalLink> : trackingNumber}
    </>
  )
}
