/** How long a period is; `days` is any span from one day to another. */
export const periodKinds = ['month', 'quarter', 'year', 'days'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** Whole days from one to another, both in it, as YYYY-MM-DD. */
export interface Period {
  kind: PeriodKind
  from: string
  to: string
}

const lengths = { month: 1, quarter: 3, year: 12 } as const
type CalendarKind = keyof typeof lengths

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The month, quarter or year that so many of them lie before or after the one of a day. */
export const calendarPeriod = (kind: CalendarKind, day: string, by = 0): Period => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const length = lengths[kind]
  const first = Math.floor((month - 1) / length) * length + by * length
  return {
    kind,
    from: dayOf(new Date(Date.UTC(year, first))),
    to: dayOf(new Date(Date.UTC(year, first + length, 0))),
  }
}

/** A period as its address has it: 2026-11, 2026-Q4, 2026 or 2026-11-01_2026-11-15. */
export const keyOf = ({ kind, from, to }: Period): string => {
  const year = from.slice(0, 4)
  if (kind === 'month') return from.slice(0, 7)
  if (kind === 'quarter') return `${year}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`
  return kind === 'year' ? year : `${from}_${to}`
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The period that an address names; the month of today where it names none. */
export const readPeriod = (key: string | null, today: string): Period => {
  const [from = '', to = ''] = key?.split('_') ?? []
  if (isDay(from) && isDay(to) && from <= to) return { kind: 'days', from, to }
  const [, year, quarter, month] = /^(\d{4})(?:-Q([1-4])|-(0[1-9]|1[0-2]))?$/.exec(key ?? '') ?? []
  if (!year) return calendarPeriod('month', today)
  if (quarter) return calendarPeriod('quarter', `${year}-${String(Number(quarter) * 3).padStart(2, '0')}-01`)
  return calendarPeriod(month ? 'month' : 'year', `${year}-${month ?? '01'}-01`)
}

const offered: Record<CalendarKind, number> = { month: 36, quarter: 16, year: 7 }

/** The periods of a kind that a list offers, the newest first: up to the one of today, and the chosen one. */
export const offeredPeriods = (chosen: Period, today: string): Period[] => {
  const { kind } = chosen
  if (kind === 'days') return []
  const list = Array.from({ length: offered[kind] }, (_, back) => calendarPeriod(kind, today, -back))
  const isThere = list.some(({ from }) => from === chosen.from)
  return isThere ? list : [...list, chosen].sort((a, b) => (a.from < b.from ? 1 : -1))
}

/** What another kind shows at first: the period of that kind in which the last day lies, or the same days. */
export const ofKind = (kind: PeriodKind, { from, to }: Period, today: string): Period =>
  kind === 'days' ? { kind, from, to } : calendarPeriod(kind, to < today ? to : today)

/** A period of days with another end; the other end follows where it would be on the wrong side. */
export const withDay = (period: Period, end: 'from' | 'to', day: string): Period => {
  const other = end === 'from' ? 'to' : 'from'
  const crossed = end === 'from' ? day > period.to : day < period.from
  return { ...period, [end]: day, ...(crossed && { [other]: day }) }
}
