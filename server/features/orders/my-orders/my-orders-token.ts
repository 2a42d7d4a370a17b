import { myOrdersHours } from '@mainstreet/shared/contracts/orders/my-orders'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { readIdUntil, signIdUntil } from '../../../kit/secrets/signed-id'

const purpose = 'mainstreet lists of orders'

/** The token of a link to all orders of one order's buyer; it works for a day. */
export const myOrdersToken = (orderId: number, now: Date, secretKey: string): string =>
  signIdUntil(orderId, new Date(now.getTime() + myOrdersHours * hourMs), { purpose, secretKey })

/** The order whose buyer a link was sent to; undefined where its day is over or the signature is not ours. */
export const readMyOrdersToken = (token: string, now: Date, secretKey: string): number | undefined =>
  readIdUntil(token, now, { purpose, secretKey })
