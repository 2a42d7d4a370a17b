import type { OrderStatus, ShippingType } from '../../contracts/orders/orders'

interface Waiting {
  status: OrderStatus
  shippingType: ShippingType
  payBy: unknown
  confirmedAt: unknown
  readyAt: unknown
}

/** Whether an order's buyer can be told that it is ready: it is fetched, is paid or meant to be, and they know nothing of it yet. */
export const canBeReady = ({ status, shippingType, payBy, confirmedAt, readyAt }: Waiting): boolean => {
  const isMeant = payBy === null || confirmedAt !== null
  const waits = status === 'paid' || (status === 'pending' && isMeant)
  return shippingType === 'pickup' && readyAt === null && waits
}
