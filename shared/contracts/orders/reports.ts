import { Type } from '@sinclair/typebox'
import { day, flag, id } from '../../columns'
import { operation } from '../../operation'
import type { Cents } from '../../rules/money/money'

/** What orders came to and what of it was given back, each by its parts. */
export interface SalesFigures {
  /** Orders that were paid. */
  orders: number
  /** What their items came to, without shipping and tax. */
  items: Cents
  shipping: Cents
  tax: Cents
  total: Cents
  refunds: number
  refundedItems: Cents
  refundedShipping: Cents
  refundedTax: Cents
  refunded: Cents
}

/** One tax of one province or state: what was charged, and given back of it. */
export interface SalesTaxFigures {
  /** YYYY-MM */
  month: string
  province: string
  label: string
  charged: Cents
  refunded: Cents
}

/** What a business sold in a period of whole days on its clock: orders by when they were paid, refunds by when they were made. */
export interface SalesSummary {
  ok: true
  from: string
  to: string
  timezone: string
  totals: SalesFigures
  /** Every month of the period, also those without a sale. */
  months: (SalesFigures & { month: string })[]
  taxes: SalesTaxFigures[]
  /** What is in no other figure: orders of the period that were cancelled since, and what they gave back. */
  cancelled: { orders: number; total: Cents; refunded: Cents }
  /** Orders of the period that were paid with test cards; part of the other figures only where they were asked for. */
  tests: { orders: number; total: Cents }
}

/** The longest period of a summary, in days. */
export const maxSummaryDays = 3_660

/** Sums up a business's sales from one day to another, both of them in it. */
export const salesSummaryOperation = operation<SalesSummary>()({
  path: 'sales-summary',
  input: Type.Object(
    {
      customerId: id,
      from: day,
      to: day,
      /** Counts orders that were paid with test cards like any other. */
      includeTest: Type.Optional(flag),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'staff', 'integrator'],
})
