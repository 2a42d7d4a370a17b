import { today, type Moment } from '../money/price'
import type { chosenWays } from '../orders/checkout-fields'
import { maxDaysAhead, type SpecialHours } from './hours'
import { dateAfter } from './openings'

/** What becomes of orders while a business is off: they are taken as ever, are taken and leave afterwards, or are not taken. */
export const orderRules = ['taken', 'later', 'stopped'] as const

/** Days on which a business is off, the last one included, in its own time zone. */
export interface TimeOff {
  /** YYYY-MM-DD */
  startsOn: string
  endsOn: string
  reason: string
  /** Whether its hours read "Closed"; a date's own hours go first. */
  closed: boolean
  orders: (typeof orderRules)[number]
  /** Whether tables are taken; never on a day that is closed. */
  tables: boolean
}

/** Visitors read of it so many days before. */
const toldDaysBefore = 3

const covers = ({ startsOn, endsOn }: TimeOff, date: string) => startsOn <= date && date <= endsOn

/** The date on which everything is as ever again. */
export const backOn = ({ endsOn }: Pick<TimeOff, 'endsOn'>): string => dateAfter(endsOn, 1)

/** What visitors are told of on a date: what is on, else what begins within three days. */
export const toldOn = <Row extends TimeOff>(rows: readonly Row[], date: string): Row | undefined => {
  const soonest = [...rows].sort((a, b) => a.startsOn.localeCompare(b.startsOn))
  return soonest.find((row) => covers({ ...row, startsOn: dateAfter(row.startsOn, -toldDaysBefore) }, date))
}

/** How orders are taken on a date, and from when on as ever; of several the strictest counts. */
export const ordersOn = (
  rows: readonly TimeOff[],
  date: string,
): { orders: TimeOff['orders']; again?: string } => {
  const of = (orders: TimeOff['orders']) => rows.filter((row) => covers(row, date) && row.orders === orders)
  for (const orders of ['stopped', 'later'] as const) {
    const [last] = of(orders).sort((a, b) => b.endsOn.localeCompare(a.endsOn))
    if (last) return { orders, again: backOn(last) }
  }
  return { orders: 'taken' }
}

/** Whether an order that waits cannot go on its way then: nobody hands it over, or sends it. */
export const holdsUp = (
  { closed, orders }: Pick<TimeOff, 'closed' | 'orders'>,
  type: (typeof chosenWays)[number],
): boolean => (type === 'pickup' ? closed : orders !== 'taken')

/** Whether tables are taken on a date. */
export const takesTables = (rows: readonly TimeOff[], date: string): boolean =>
  rows.every((row) => row.tables || !covers(row, date))

/** The hours of single dates from one date to another, each closed day of time off among them. */
export const withTimeOff = <Row extends SpecialHours>(
  special: readonly Row[],
  rows: readonly TimeOff[],
  [first, last]: readonly [string, string],
): (Row | SpecialHours)[] => {
  const byDate = new Map<string, Row | SpecialHours>()
  for (const row of rows.filter(({ closed }) => closed))
    for (
      let date = row.startsOn > first ? row.startsOn : first;
      date <= row.endsOn && date <= last;
      date = dateAfter(date, 1)
    )
      byDate.set(date, { date, isOpen: false, open: '', close: '', note: row.reason })
  for (const row of special) byDate.set(row.date, row)
  return [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date))
}

/** All dates whose hours are not those of the week, as far as any can be told, last night's among them. */
export const otherDates = <Row extends SpecialHours>(
  special: readonly Row[],
  rows: readonly TimeOff[],
  { now, timezone }: Moment,
): (Row | SpecialHours)[] => {
  const first = today(now, timezone)
  return withTimeOff(special, rows, [dateAfter(first, -2), dateAfter(first, maxDaysAhead)])
}
