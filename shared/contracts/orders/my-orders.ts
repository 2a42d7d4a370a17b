import { Type } from '@sinclair/typebox'
import { everyone } from '../../access'
import { filledText, oneOf, text } from '../../columns'
import { operation } from '../../operation'
import { locales } from '../../rules/language'
import type { Order } from './orders'

/** For how many hours the link of the mail shows the orders of its address. */
export const myOrdersHours = 24

/** Mails an address the link to all that was ordered with it on the site in view; answered alike where nothing was. */
export const sendMyOrders = operation<{ ok: true }>()({
  path: 'send-my-orders',
  input: Type.Object(
    {
      email: text(254),
      language: Type.Optional(oneOf(locales)),
      /** Hidden from people; what fills it is a program. */
      reference: Type.Optional(text(1000)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})

/** One of a buyer's orders, as short as a line; the token opens it. */
export interface MyOrder extends Pick<
  Order,
  'orderNumber' | 'status' | 'shippingType' | 'total' | 'refunded' | 'createdAt'
> {
  token: string
  /** What it begins with, its picture (empty without one), and how many pieces there are in all. */
  title: string
  image: string
  pieces: number
}

/** The orders of the address that the link of a mail was sent to, the newest first. */
export const myOrders = operation<{ ok: true; email: string; orders: MyOrder[] }>()({
  path: 'my-orders',
  input: Type.Object({ token: filledText(200) }, { additionalProperties: false }),
  access: everyone,
})
