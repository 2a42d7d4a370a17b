import type { Order } from '../../contracts/orders/orders'
import { minuteMs } from '../time/durations'
import { canBeCorrected } from './can-be-corrected'

/** What a buyer may ask of an order: that it is cancelled, or goes somewhere else. */
export const askKinds = ['cancel', 'address'] as const

/** For how long after it was placed, in minutes. */
export const askMinutes = 60

/** Whether a buyer may still ask something of an order; the shop has it on its bench soon. */
export const mayAsk = (
  order: Pick<Order, 'status' | 'name' | 'email'> & { createdAt: string | Date },
  now: Date,
): boolean =>
  canBeCorrected(order) && now.getTime() < new Date(order.createdAt).getTime() + askMinutes * minuteMs
