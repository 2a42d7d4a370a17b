import type { OrderStatus, ShippingType } from '../../contracts/orders/orders'

const onItsWayMs = 7 * 24 * 60 * 60 * 1000

interface Moved {
  status: OrderStatus
  shippingType: ShippingType
  shippedAt: string | null
  completedAt: string | null
}

/** The moment after which a parcel has to have left to be read as shipped, to the minute, so that a question stays the same for a while. */
export const onItsWaySince = (now: Date): string => {
  const minute = Math.floor(now.getTime() / 60_000) * 60_000
  return new Date(minute - onItsWayMs).toISOString()
}

/**
 * An order as people read it. Marking a parcel as shipped completes the order on the wire in the same moment; people
 * read that it is shipped, until it is completed in a step of its own or seven days have passed.
 */
export const orderAsRead = <Order extends Moved>(order: Order, now: Date): Order => {
  const { status, shippingType, shippedAt, completedAt } = order
  const isParcel = shippingType === 'shipping' && shippedAt !== null && shippedAt === completedAt
  if (status !== 'Complete' || !isParcel) return order
  const arrived = Date.parse(shippedAt) + onItsWayMs
  if (arrived > now.getTime()) return { ...order, status: 'shipped', completedAt: null }
  return { ...order, completedAt: new Date(arrived).toISOString() }
}
