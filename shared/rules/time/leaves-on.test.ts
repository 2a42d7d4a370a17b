import { defaultHours } from './hours'
import { leavesOn } from './leaves-on'

/** Open from nine to five, Monday to Friday. */
const week = defaultHours().map((row, index) => ({
  ...row,
  more: [],
  isOpen: index < 5,
  open: '09:00:00',
  close: '17:00:00',
}))
const timezone = 'America/Moncton'
const shop = { hours: week, special: [], timezone }
const closed = (date: string) => ({ date, isOpen: false, open: '00:00:00', close: '00:00:00', note: '' })

test.each([
  ['on an open day it leaves the same day', '2026-12-02T15:00:00Z', 0, '2026-12-02'],
  ['before opening, too', '2026-12-02T10:00:00Z', 0, '2026-12-02'],
  ['after closing it is as if ordered on the next', '2026-12-02T21:30:00Z', 0, '2026-12-03'],
  ['so many open days later', '2026-12-02T15:00:00Z', 2, '2026-12-04'],
  ['a weekend does not count', '2026-12-03T15:00:00Z', 2, '2026-12-07'],
  ['ordered on a Sunday', '2026-12-06T15:00:00Z', 1, '2026-12-08'],
  ['late in the evening it is still that day there', '2026-12-03T03:30:00Z', 0, '2026-12-03'],
] as const)('%s', (...[, ordered, days, date]) => {
  expect(leavesOn(new Date(ordered), days, shop)).toBe(date)
})

test('a closed date does not count, nor does the day of either clock change twice', () => {
  const special = [closed('2026-12-25')]
  expect(leavesOn(new Date('2026-12-24T15:00:00Z'), 1, { ...shop, special })).toBe('2026-12-28')
  const sundays = { ...shop, hours: week.map((row) => ({ ...row, isOpen: true })) }
  expect(leavesOn(new Date('2026-03-07T18:00:00Z'), 2, sundays)).toBe('2026-03-09')
  expect(leavesOn(new Date('2026-10-31T18:00:00Z'), 2, sundays)).toBe('2026-11-02')
})

test('without hours every day is open; a shop that is closed for long says none', () => {
  const none = { ...shop, hours: week.map((row) => ({ ...row, isOpen: false })) }
  expect(leavesOn(new Date('2026-12-05T15:00:00Z'), 2, none)).toBe('2026-12-07')
  const special = Array.from({ length: 140 }, (_, day) =>
    closed(new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10)),
  )
  expect(leavesOn(new Date('2026-12-02T15:00:00Z'), 1, { ...shop, special })).toBeUndefined()
})
