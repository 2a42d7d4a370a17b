import { Type, type Static, type TObject } from '@sinclair/typebox'
import { cents, text } from '../../columns'
import { pickColumns } from '../../columns-of'

/** One tax as the receipt shows it. */
export const taxLine = Type.Object({ label: text(8), cents })

/** What an order is made up of and comes to, in cents: every amount is an entry here, and a row of `amountRows`. */
export const orderAmounts = {
  subtotal: cents,
  /** What its code takes off the items. */
  discount: cents,
  shipping: cents,
  taxLines: Type.Array(taxLine),
  tax: cents,
  total: cents,
}

/** The amounts of an order, of a cart that was priced, or of what one would cost. */
export type OrderAmounts = Static<TObject<typeof orderAmounts>>

// TypeScript knows the keys of an object as texts alone.
export const amountNames = Object.keys(orderAmounts) as (keyof OrderAmounts)[]

/** The amounts of something that holds more. */
export const amountsOf = (priced: OrderAmounts): OrderAmounts => pickColumns(priced, amountNames)
