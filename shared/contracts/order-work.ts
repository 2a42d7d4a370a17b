import { Type } from '@sinclair/typebox'
import { id } from '../columns'
import { operation } from '../contract'
import type { Order } from './orders'

/** Takes the last step of an order back, shipped or complete, for as long as its buyer has not been told; 409 after that. */
export const undoStep = operation<{ ok: true; order: Order }>()({
  path: 'undo-order-step',
  input: Type.Object({ orderId: id }, { additionalProperties: false }),
  access: ['owner', 'staff'],
})
