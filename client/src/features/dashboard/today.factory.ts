import type { OrderToPack, TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { cents } from '@mainstreet/shared/rules/money/money'

const none = { cents: cents(0), beforeCents: cents(0) }

/** An order of two mugs and another thing. */
export const anOrderToPack = (overrides: Partial<OrderToPack> = {}): OrderToPack => ({
  id: 8,
  orderNumber: 1008,
  name: 'Aline Robichaud',
  test: false,
  first: { title: 'Tideline Mug', image: '', quantity: 2 },
  otherLines: 1,
  ...overrides,
})

/** The day of a business where nothing waits and nothing was sold. */
export const aToday = (overrides: Partial<TodaySummary> = {}): TodaySummary => ({
  ok: true,
  toPack: { total: 0, orders: [] },
  lowStock: { total: 0, items: [] },
  drafts: 0,
  unanswered: { total: 0, from: '', since: null },
  bookings: { total: 0, from: '' },
  condolences: { total: 0, funerals: [] },
  sells: true,
  sales: { today: none, week: none, month: none, days: [], testCents: cents(0) },
  setUp: [
    { step: 'logo', done: true },
    { step: 'hours', done: false },
    { step: 'domain', done: true },
  ],
  ...overrides,
})
