import type { Order } from '@mainstreet/shared/contracts/orders/orders'

const written = new Set<number>()
let writing: Promise<unknown> = Promise.resolve()

/** Writes an order here, which is then no news to whoever wrote it. */
export const writeOwn = async (write: Promise<Order>): Promise<Order> => {
  writing = write.then(
    ({ id }) => written.add(id),
    () => {},
  )
  await writing
  return write
}

/** Those of some orders that were not written in this window; an event may be here before the answer that tells. */
export const madeByOthers = async (orders: readonly Order[]): Promise<Order[]> => {
  await writing
  return orders.filter(({ id }) => !written.has(id))
}
