import { defaultHours, type DayHours } from './hours'
import { dateAfter, momentOf } from './openings'
import { slotDays, type SlotRules } from './slot-days'

const timezone = 'America/Moncton'

const everyDay = (open: string, close: string): DayHours[] =>
  defaultHours().map((row) => ({ ...row, isOpen: true, open: `${open}:00`, close: `${close}:00` }))

const rules: SlotRules = { everyMinutes: 15, lastMinutes: 15, leadMinutes: 60, daysAhead: 2 }

const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(momentOf(date, (hours * 60 + minutes) * 60, timezone))
}

const clock = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, timeStyle: 'short', hourCycle: 'h23' })

/** "2025-06-02 09:00-16:45" for each day: the first and the last of its slots, on the wall clock. */
const shown = (now: Date, hours: DayHours[], more: Partial<SlotRules> = {}) =>
  slotDays(now, { ...rules, ...more }, { hours, special: [], timezone }).map(({ date, times }) => {
    const [first, last] = [times[0]!, times.at(-1)!].map((time) => clock.format(new Date(time)))
    return `${date} ${first}-${last} ${times.length}`
  })

test('the first slot is at the opening, the last ends with it', () => {
  expect(shown(at('2025-06-02', '07:00'), everyDay('09:00', '17:00'))).toEqual([
    '2025-06-02 09:00-16:45 32',
    '2025-06-03 09:00-16:45 32',
    '2025-06-04 09:00-16:45 32',
  ])
})

test('a slot begins when an order can be ready, not before', () => {
  const hours = everyDay('09:00', '17:00')
  expect(shown(at('2025-06-02', '15:44'), hours, { daysAhead: 0 })).toEqual(['2025-06-02 16:45-16:45 1'])
  expect(shown(at('2025-06-02', '15:46'), hours, { daysAhead: 0 })).toEqual([])
})

test('after the cut-off nothing is left of the day', () => {
  const hours = everyDay('09:00', '17:00')
  const cutOff = '12:00:00'
  expect(shown(at('2025-06-02', '11:59'), hours, { cutOff, daysAhead: 0 })).toHaveLength(1)
  expect(shown(at('2025-06-02', '12:00'), hours, { cutOff, daysAhead: 1 })).toEqual([
    '2025-06-03 09:00-16:45 32',
  ])
})

test('a night goes on after midnight, and belongs to its evening', () => {
  const bar = everyDay('17:00', '02:00')
  expect(shown(at('2025-06-03', '00:20'), bar, { daysAhead: 0, leadMinutes: 30 })).toEqual([
    '2025-06-02 01:00-01:45 4',
    '2025-06-03 17:00-01:45 36',
  ])
})

test('a lead across midnight leads into the next day', () => {
  const hours = everyDay('09:00', '17:00')
  expect(shown(at('2025-06-02', '16:00'), hours, { leadMinutes: 24 * 60, daysAhead: 1 })).toEqual([
    '2025-06-03 16:00-16:45 4',
  ])
})

test('a shop that never closes has each slot once', () => {
  const always = everyDay('00:00', '00:00')
  const days = slotDays(at('2025-06-02', '00:00'), rules, { hours: always, special: [], timezone })
  const times = days.flatMap((day) => day.times)
  expect(new Set(times).size).toBe(times.length)
  expect(times).toHaveLength(3 * 96 - 4)
})

test.each([
  ['spring', '2026-03-08', 23],
  ['autumn', '2026-11-01', 25],
])('the day on which clocks change in %s has as many slots as it has hours', (_season, date, hours) => {
  const now = at(dateAfter(date, -1), '12:00')
  const day = slotDays(now, rules, { hours: everyDay('00:00', '00:00'), special: [], timezone }).find(
    (each) => each.date === date,
  )!
  expect(day.times).toHaveLength(hours * 4)
  expect(new Set(day.times).size).toBe(day.times.length)
  const [first, ...rest] = day.times.map((time) => Date.parse(time))
  expect(rest.every((ms, index) => ms - first! === (index + 1) * 15 * 60_000)).toBe(true)
})

test('slots stand at the full steps of the clock, whenever it opens', () => {
  expect(shown(at('2025-06-02', '07:00'), everyDay('09:10', '10:00'), { daysAhead: 0 })).toEqual([
    '2025-06-02 09:15-09:45 3',
  ])
})
