import { calendarPeriod, keyOf, offeredPeriods, ofKind, readPeriod, withDay } from './period'

const today = '2026-11-22'

test.each([
  ['2026-02', 'month', '2026-02-01', '2026-02-28'],
  ['2024-02', 'month', '2024-02-01', '2024-02-29'],
  ['2026-Q1', 'quarter', '2026-01-01', '2026-03-31'],
  ['2026-Q4', 'quarter', '2026-10-01', '2026-12-31'],
  ['2025', 'year', '2025-01-01', '2025-12-31'],
  ['2026-03-10_2026-04-02', 'days', '2026-03-10', '2026-04-02'],
])('the address %s is a %s from %s to %s', (...[key, kind, from, to]) => {
  const period = readPeriod(key, today)
  expect(period).toEqual({ kind, from, to })
  expect(keyOf(period)).toBe(key)
})

test.each([null, '', 'soon', '2026-13', '2026-Q5', '2026-04-02_2026-03-10', '2026-02-30x_2026-03-01'])(
  'the address %p is the month of today',
  (key) => {
    expect(readPeriod(key, today)).toEqual({ kind: 'month', from: '2026-11-01', to: '2026-11-30' })
  },
)

test('one goes back and forth over years', () => {
  expect(keyOf(calendarPeriod('month', '2026-01-31', -1))).toBe('2025-12')
  expect(keyOf(calendarPeriod('quarter', '2026-12-01', 1))).toBe('2027-Q1')
})

test('the list ends with the period of today, and has the chosen one too', () => {
  expect(offeredPeriods(readPeriod('2026-10', today), today).map(keyOf).slice(0, 2)).toEqual([
    '2026-11',
    '2026-10',
  ])
  expect(offeredPeriods(readPeriod('2011', today), today).map(keyOf).at(-1)).toBe('2011')
})

test('another kind shows what the last day lies in', () => {
  expect(keyOf(ofKind('quarter', readPeriod('2026-02', today), today))).toBe('2026-Q1')
  expect(keyOf(ofKind('month', readPeriod('2026', today), today))).toBe('2026-11')
  expect(keyOf(ofKind('days', readPeriod('2026-02', today), today))).toBe('2026-02-01_2026-02-28')
})

test('a day beyond the other end takes that with it', () => {
  const days = readPeriod('2026-03-10_2026-04-02', today)
  expect(withDay(days, 'from', '2026-04-05')).toMatchObject({ from: '2026-04-05', to: '2026-04-05' })
  expect(withDay(days, 'to', '2026-03-01')).toMatchObject({ from: '2026-03-01', to: '2026-03-01' })
  expect(withDay(days, 'to', '2026-03-20')).toMatchObject({ from: '2026-03-10', to: '2026-03-20' })
})
