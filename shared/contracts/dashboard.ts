import { Type } from '@sinclair/typebox'
import { id } from '../columns'
import { operation } from '../operation'
import type { Cents } from '../rules/money/money'

/** What a business sets up once, in the order in which it is asked for. */
export const setUpSteps = [
  'logo',
  'hours',
  'item',
  'shipping',
  'payments',
  'domain',
  'examples',
  'publish',
] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** A paid order that has not been sent or handed over: its first line, and how many others it has. */
export interface OrderToPack {
  id: number
  orderNumber: number
  /** The buyer. */
  name: string
  test: boolean
  first: { title: string; image: string; quantity: number } | null
  otherLines: number
}

/** An item of which no more is left, over all its variations, than its warning level. */
export interface LowItem {
  id: number
  title: string
  stock: number
}

/** What was sold in a number of days, today so far among them, and in as many before, to the same time of the day. */
export interface Sales {
  cents: Cents
  beforeCents: Cents
}

/** A funeral under whose notice somebody wrote. */
export interface CondolencesOf {
  id: number
  name: string
}

/** The first screen of the dashboard: what waits, what was sold and what is still to be set up, on the account's clock. */
export interface TodaySummary {
  ok: true
  /** The oldest few, and how many there are in all. */
  toPack: { total: number; orders: OrderToPack[] }
  /** Those of which least is left, and how many there are in all. */
  lowStock: { total: number; items: LowItem[] }
  drafts: number
  /** Messages that wait for an answer and are not left for later, who wrote the newest of them, and since when the oldest waits. */
  unanswered: { total: number; from: string; since: string | null }
  /** Tables from today on that nobody has answered, and who comes first; none of who is no restaurant. */
  bookings: { total: number; from: string }
  /** Condolences that wait for an answer, and under which notices, the newest first; none of who holds no funerals. */
  condolences: { total: number; funerals: CondolencesOf[] }
  /** Whether the business sells on its site. */
  sells: boolean
  /** Totals of orders that were paid and not cancelled, less what was given back, as in the summary of sales. */
  sales: {
    today: Sales
    week: Sales
    month: Sales
    /** YYYY-MM-DD, the last 30 days, also those without a sale. */
    days: { day: string; cents: Cents }[]
    /** What was paid with test cards in the month: no money, and in no other figure. */
    testCents: Cents
  }
  /** Only what this business needs: one that sells nothing has no shipping to set up. */
  setUp: { step: SetUpStep; done: boolean }[]
}

/** Sums up an account's day. */
export const todaySummaryOperation = operation<TodaySummary>()({
  path: 'today-summary',
  input: Type.Object({ customerId: id }, { additionalProperties: false }),
  access: ['owner', 'staff', 'integrator'],
})
