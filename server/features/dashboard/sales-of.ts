import type { Sales, TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { cents, sumCents } from '@mainstreet/shared/rules/money/money'
import { dayMs } from '@mainstreet/shared/rules/time/durations'

/** What was sold on a day less what was given back, up to the present time of the day (`early`), or after it. */
export interface SoldPart {
  /** YYYY-MM-DD on the account's clock. */
  day: string
  early: boolean
  cents: number
  /** The same of orders with test cards, which is no money and no part of `cents`. */
  testCents: number
}

/** The last days of which sales are shown, one by one. */
const shownDays = 30
/** How far back the parts go: the days that are shown, and as many before. */
export const comparedDays = 2 * shownDays

/** The day so many days after another, or before it. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const sumParts = (parts: readonly SoldPart[]) => sumCents(parts.map((part) => cents(part.cents)))

/** The last `days` days, and those before; of the last of these only what was sold by this time, as today is not over either. */
const salesIn = (parts: readonly SoldPart[], today: string, days: number): Sales => {
  const first = plusDays(today, 1 - days)
  const lastBefore = plusDays(first, -1)
  const firstBefore = plusDays(lastBefore, 1 - days)
  const isBefore = ({ day, early }: SoldPart) =>
    day >= firstBefore && (day < lastBefore || (day === lastBefore && early))
  return {
    cents: sumParts(parts.filter(({ day }) => day >= first)),
    beforeCents: sumParts(parts.filter(isBefore)),
  }
}

/** Sums up what was sold by day, as of a day. */
export const salesOf = (parts: readonly SoldPart[], today: string): TodaySummary['sales'] => {
  const first = plusDays(today, 1 - shownDays)
  const days = Array.from({ length: shownDays }, (_, index) => plusDays(first, index))
  const shown = parts.filter(({ day }) => day >= first)
  return {
    today: salesIn(parts, today, 1),
    week: salesIn(parts, today, 7),
    month: salesIn(parts, today, shownDays),
    days: days.map((day) => ({ day, cents: sumParts(shown.filter((part) => part.day === day)) })),
    testCents: sumCents(shown.map(({ testCents }) => cents(testCents))),
  }
}
