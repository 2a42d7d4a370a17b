import type { OrderStatus, ShippingType } from '../../contracts/orders/orders'
import { minuteMs, dayMs } from '../time/durations'

const onItsWayDays = 7

/** The moment after which a parcel has to have left to be on its way, to the minute, so that a question stays the same for a while. */
export const onItsWaySince = (now: Date): string => {
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs
  return new Date(minute - onItsWayDays * dayMs).toISOString()
}

/** The states of an order whose parcel may be on its way. */
export const sentStatuses = ['shipped', 'Complete'] as const satisfies readonly OrderStatus[]

interface Sent {
  status: OrderStatus
  shippingType: ShippingType
  shippedAt: string | null
}

/** Whether an order's parcel was marked as shipped within the last seven days, whatever its status says of it. */
export const isOnItsWay = ({ status, shippingType, shippedAt }: Sent, now: Date): boolean =>
  shippingType === 'shipping' &&
  shippedAt !== null &&
  sentStatuses.some((each) => each === status) &&
  Date.parse(shippedAt) > now.getTime() - onItsWayDays * dayMs
