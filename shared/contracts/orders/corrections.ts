import { operation } from '../../operation'
import { Type, type Static } from '@sinclair/typebox'
import { reads } from '../../access'
import { cents, filledText, flag, id, labelled, moment, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import {
  buyerFields,
  maxCheckoutLengths as maxLengths,
  minEmailLength,
} from '../../rules/orders/checkout-fields'
import type { Cents } from '../../rules/money/money'
import { buyerColumns } from './buyer-columns'
import type { Order } from './orders'

/** How often the buyer of one order can be corrected. */
export const maxCorrections = 10

/** One of an order's columns, as it was and as it is. */
export const correctedField = Type.Object({
  field: oneOf(buyerFields),
  before: text(maxLengths.email),
  after: text(maxLengths.email),
})
export type CorrectedField = Static<typeof correctedField>

/** What was corrected of an order's buyer and address; made by `correct-order` only. */
export const correctionContract = contract({
  path: 'order-corrections',
  name: { en: 'Corrections of orders', fr: 'Corrections des commandes' },
  record: {
    id,
    customerId: id,
    orderId: id,
    /** Empty once the buyer was erased. */
    changes: Type.Array(correctedField),
    /** What the tax would have been there, in cents, where the province is another one now; the order keeps what was charged. */
    taxThere: nullable(cents),
    createdAt: moment,
  },
  writable: [],
  access: { owner: { methods: reads }, orders: { methods: reads }, refunds: { methods: reads } },
})

export type OrderCorrection = RowOf<typeof correctionContract>

/** What `correct-order` answers; `taxThere` as in its correction. */
export interface CorrectedOrder {
  ok: true
  order: Order
  taxThere: Cents | null
}

const { phone, recipient, address, city, province, country, postalcode } = buyerColumns
const columns = Type.Partial(
  Type.Object({ phone, recipient, address, city, province, country, postalcode }),
).properties

/** Corrects what a buyer has typed wrong, until the order is sent; items, sums and tax stay what was charged. 409 after that. */
export const correctOrder = operation<CorrectedOrder>()({
  path: 'correct-order',
  input: Type.Object(
    {
      orderId: id,
      ...columns,
      name: Type.Optional(labelled({ en: 'Name', fr: 'Nom' }, filledText(maxLengths.name))),
      email: Type.Optional(
        labelled(
          { en: 'Email', fr: 'Courriel' },
          Type.String({ minLength: minEmailLength, maxLength: maxLengths.email, format: 'email' }),
        ),
      ),
      /** Whether its buyer gets the order's mail again, with what is right now. */
      sendEmail: Type.Optional(
        labelled(
          { en: 'Send the order’s email again', fr: 'Envoyer de nouveau le courriel de la commande' },
          flag,
        ),
      ),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'orders', 'staff'],
})
