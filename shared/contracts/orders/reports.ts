import { Type } from '@sinclair/typebox'
import { day, flag, id } from '../../columns'
import { operation } from '../../operation'
import { paidWays } from './orders'
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

/** How orders are paid: by card here, by gift card, with what the shop says, else to it directly or by hand. */
export const salesWays = ['card', 'giftCard', ...paidWays, 'direct', 'byHand'] as const

/** Orders and refunds of one way of payment, with tax; an order that is paid in two ways counts in both, with its part. */
export interface SalesWayFigures {
  way: (typeof salesWays)[number]
  orders: number
  charged: Cents
  refunded: Cents
  /** What providers kept of the orders for themselves, as far as they say. */
  fees: Cents
  /** Orders of whose payment by card the provider has not said what it kept. */
  untold: number
}

/** Pieces and what they came to without tax; what was given back without naming a thing is not among it. */
export interface SalesPieces {
  pieces: number
  /** How many of them came back. */
  returned: number
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
  /** Of the sums, what bears no tax: goods that are exempt, and whole orders to where none is charged. */
  untaxed: { charged: Cents; refunded: Cents }
  ways: SalesWayFigures[]
  /** By item, those that came to most first, as they are called in the newest order; at most `maxSoldItems`. */
  items: (SalesPieces & { itemId: number; title: string })[]
  /** By the category in which an item is now; null for those in none. */
  categories: (SalesPieces & { category: string | null })[]
  /** What is in no other figure: orders of the period that were cancelled since, and what they gave back. */
  cancelled: { orders: number; total: Cents; refunded: Cents }
  /** Orders of the period that were paid with test cards; part of the other figures only where they were asked for. */
  tests: { orders: number; total: Cents }
}

/** So many items are told by themselves. */
export const maxSoldItems = 500

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
  access: ['owner', 'figures', 'staff', 'integrator'],
})
