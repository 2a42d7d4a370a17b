import { isTimed, type TimedWay } from '@mainstreet/shared/contracts/orders/order-times'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../kit/data/data-provider'
import { useShownSite } from '../../kit/site/shown-site'
import { useCart } from './cart/cart-context'

/** Of which way the shop in view asks when an order is wanted; undefined where it does not. */
export const useAsksTime = () => {
  const { times } = useShownSite().store
  return (way: ShippingType | null): TimedWay | undefined => (isTimed(way) && times[way] ? way : undefined)
}

/** The times that are free now; undefined while they are asked for. */
export const useOrderSlots = (way: TimedWay) => {
  const api = useApi()
  const { customerId } = useCart()
  const { data, error, refetch } = useQuery({
    queryKey: ['order-slots', customerId, way],
    queryFn: () => api.run('order-slots', { customerid: customerId, way }),
  })
  return { days: data?.days, error, refetch }
}
