import { Type } from '@sinclair/typebox'
import { id, moment, text } from '../columns'
import { operation } from '../contract'
import type { Order } from './orders'

/** Takes the last step of an order back, shipped or complete, for as long as its buyer has not been told; 409 after that. */
export const undoStep = operation<{ ok: true; order: Order }>()({
  path: 'undo-order-step',
  input: Type.Object({ orderId: id }, { additionalProperties: false }),
  access: ['owner', 'staff'],
})

/** How many orders there are of each kind; those of the tabs and those of the filters. */
export interface OrderCounts {
  ok: true
  toShip: number
  toHandOver: number
  done: number
  refunded: number
  all: number
}

/** Counts an account's listed orders, those that fit a search and a period. */
export const orderCounts = operation<OrderCounts>()({
  path: 'order-counts',
  input: Type.Object(
    {
      customerId: id,
      search: Type.Optional(text(200)),
      /** Only orders made from then on. */
      since: Type.Optional(moment),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'staff'],
})
