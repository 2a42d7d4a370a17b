import { Conflict } from '@feathersjs/errors'
import { orderStatuses, type OrderStatus } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid, problems } from '../../kit/service/errors'

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  // Only one that is paid to the shop directly is anybody's to move; a card's is settled by its provider.
  pending: ['paid', 'cancelled'],
  failed: [],
  paid: ['shipped', 'Complete', 'refunded', 'cancelled'],
  shipped: ['Complete', 'refunded', 'cancelled'],
  Complete: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

/** The status a text means, in any case; 400 for any other text. */
export const orderStatus = (text: string): OrderStatus => {
  const status = orderStatuses.find((each) => each.toLowerCase() === text.toLowerCase())
  if (!status) throw invalid({ status: refusal('one-of', { values: orderStatuses.join(', ') }) })
  return status
}

/** Whether an order may go from one status to another. */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to)

/** Refuses a step that an order cannot take with a 409. */
export const checkStep = (from: OrderStatus, to: OrderStatus): void => {
  if (mayBecome(from, to)) return
  throw new Conflict({
    ...refusal('no-such-step', { from, to }),
    ...problems({ status: refusal('no-step-to', { to }) }),
  })
}
