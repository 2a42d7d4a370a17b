import { Type } from '@sinclair/typebox'
import { everyone } from '../../access'
import { filledText, flag, id, oneOf, text } from '../../columns'
import { operation } from '../../operation'
import { askKinds } from '../../rules/orders/order-ask'
import type { BuyerOrder } from './buyer-order'
import { askedPlace, maxAskNote } from './buyer-columns'
import type { Order } from './orders'

/** Asks, by the link of an order, that it is cancelled or goes somewhere else; 409 once its hour is over or it has left. */
export const askAboutOrder = operation<{ ok: true; order: BuyerOrder }>()({
  path: 'ask-about-order',
  input: Type.Object(
    {
      token: filledText(200),
      kind: oneOf(askKinds),
      note: Type.Optional(text(maxAskNote)),
      /** Where it is to go; what is left out stays. */
      place: Type.Optional(Type.Partial(askedPlace)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})

/** Does what the buyer of an order asks, or says that it stays as it is; 409 where nothing is asked any more. */
export const answerOrderAsk = operation<{ ok: true; order: Order }>()({
  path: 'answer-order-ask',
  input: Type.Object(
    {
      orderId: id,
      accept: flag,
      /** Said to the buyer where it stays as it is. */
      message: Type.Optional(text(maxAskNote)),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'orders', 'staff'],
})
