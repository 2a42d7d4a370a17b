import type { OrderStatus, ShippingType } from '@mainstreet/shared/contracts/orders'
import type { Tone } from '../../kit/ui/badge'

/** A status as the dashboard writes and colours it. */
export const statusWords: Record<OrderStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  paid: { label: 'Paid', tone: 'accent' },
  shipped: { label: 'Shipped', tone: 'info' },
  Complete: { label: 'Complete', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

/** How an order reaches its buyer, in words. */
export const shippingWords: Record<ShippingType, string> = {
  shipping: 'Shipping',
  pickup: 'Local Pickup',
  delivery: 'Local Delivery',
}

/** A moment as a day, in the business's time zone. */
export const dayOf = (moment: string, timeZone: string | undefined): string =>
  new Date(moment).toLocaleDateString('en-CA', { dateStyle: 'medium', timeZone })

/** A moment to the minute, in the business's time zone. */
export const momentOf = (moment: string, timeZone: string | undefined): string =>
  new Date(moment).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone })
