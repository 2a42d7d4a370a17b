import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { QueryClient } from '@tanstack/react-query'

const key = ['own-orders']

/** Writes an order here, or that its money is there, which is then no news to whoever did it. */
export const writeOwn = (client: QueryClient, write: Promise<Order>): Promise<Order> => {
  client.setQueryDefaults(key, { gcTime: Infinity })
  void client.setQueryData<Promise<Order>[]>(key, (had = []) => [...had, write])
  return write
}

/** Those of some orders that were not written in this window; an event may be here before the answer that tells. */
export const madeByOthers = async (client: QueryClient, orders: readonly Order[]): Promise<Order[]> => {
  const written = await Promise.allSettled(client.getQueryData<Promise<Order>[]>(key) ?? [])
  const own = written.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []))
  return orders.filter(({ id }) => !own.includes(id))
}
