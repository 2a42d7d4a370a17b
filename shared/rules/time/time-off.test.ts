import { bookingDays } from './booking-times'
import { defaultHours, specialLines } from './hours'
import { openingAt, openingsFrom } from './openings'
import { ordersOn, takesTables, toldOn, withTimeOff, type TimeOff } from './time-off'

const christmas: TimeOff = {
  ...{ startsOn: '2026-12-24', endsOn: '2027-01-02', reason: 'Christmas break' },
  ...{ closed: true, orders: 'later', tables: false },
}
const timezone = 'America/Moncton'
const hours = defaultHours().map((row) => ({ ...row, isOpen: true, open: '18:00:00', close: '02:00:00' }))
const shown = ['2026-11-01', '2027-12-31'] as const

test.each([
  ['2026-12-20', false],
  ['2026-12-21', true],
  ['2026-12-24', true],
  ['2027-01-02', true],
  ['2027-01-03', false],
])('on %s visitors are told: %s', (date, isTold) => {
  expect(toldOn([christmas], date)).toEqual(isTold ? christmas : undefined)
})

test('orders are taken by the strictest, and as ever from the day after the last', () => {
  const stocktaking: TimeOff = {
    ...christmas,
    ...{ startsOn: '2026-12-28', endsOn: '2026-12-29', orders: 'stopped' },
  }
  const rows = [christmas, stocktaking]
  expect(ordersOn(rows, '2026-12-23')).toEqual({ orders: 'taken' })
  expect(ordersOn(rows, '2026-12-24')).toEqual({ orders: 'later', again: '2027-01-03' })
  expect(ordersOn(rows, '2026-12-29')).toEqual({ orders: 'stopped', again: '2026-12-30' })
  expect(takesTables(rows, '2027-01-02')).toBe(false)
  expect(takesTables(rows, '2027-01-03')).toBe(true)
})

test('a night that has begun goes on into the first day, and the next opening is after the last', () => {
  const special = withTimeOff([], [christmas], shown)
  const stateAt = (moment: string) => {
    const now = new Date(moment)
    return openingAt(openingsFrom(now, { hours, special, timezone }), now)
  }
  expect(stateAt('2026-12-24T05:30:00Z')).toMatchObject({ open: true, closes: '2026-12-24T06:00:00.000Z' })
  expect(stateAt('2026-12-24T06:30:00Z')).toMatchObject({ open: false, opens: '2027-01-03T22:00:00.000Z' })
})

test.each([
  { startsOn: '2027-03-13', endsOn: '2027-03-14', opens: '2027-03-15T21:00:00.000Z' },
  { startsOn: '2026-10-31', endsOn: '2026-11-01', opens: '2026-11-02T22:00:00.000Z' },
])('over the change of the clocks on $endsOn it ends with its last day', ({ opens, ...days }) => {
  const special = withTimeOff([], [{ ...christmas, ...days }], ['2026-01-01', '2027-12-31'])
  const now = new Date(`${days.endsOn}T15:00:00Z`)
  expect(openingAt(openingsFrom(now, { hours, special, timezone }), now)).toMatchObject({
    open: false,
    opens,
  })
})

test('a date’s own hours go first; the days between stand in one line, and no table is offered on them', () => {
  const own = { date: '2026-12-27', isOpen: true, open: '10:00:00', close: '14:00:00', note: '' }
  const special = withTimeOff([own], [christmas], shown)
  expect(specialLines(special).map(({ days, text, note }) => [days, text, note])).toEqual([
    ['Thu, December 24 - Sat, December 26', 'Closed', 'Christmas break'],
    ['Sun, December 27', '10:00\u00a0AM - 2:00\u00a0PM', ''],
    ['Mon, December 28 - Sat, January 2', 'Closed', 'Christmas break'],
  ])
  const days = bookingDays(new Date('2026-12-23T12:00:00Z'), {
    ...{ hours, special, timezone, leadHours: 0, daysAhead: 12 },
  })
  expect(days.map(({ date }) => date)).toEqual(['2026-12-23', '2026-12-27', '2027-01-03', '2027-01-04'])
})
