import { bookingDays } from './booking-times'
import { defaultHours, type DayHours, type SpecialHours } from './hours'
import { localTime, weekdays } from './local-time'
import { afterOpenFor, dateAfter, openingAt, openingsFrom } from './openings'

const MONCTON = 'America/Moncton'

/** A week from "Monday 09:00-17:00" texts; days not named are closed. */
const week = (...texts: string[]): DayHours[] =>
  defaultHours().map((row) => {
    const times = texts.find((text) => text.startsWith(row.day))?.split(' ')[1]
    const [open, close] = (times ?? '').split('-')
    return open && close ? { ...row, isOpen: true, open: `${open}:00`, close: `${close}:00` } : row
  })

const everyDay = (times: string) => week(...weekdays.map((day) => `${day} ${times}`))

/** A date's own hours from "2025-06-02 09:00-12:00", or closed from "2025-06-02". */
const special = (...texts: string[]): SpecialHours[] =>
  texts.map((text) => {
    const [date = '', times] = text.split(' ')
    const [open = '09:00', close = '17:00'] = times?.split('-') ?? []
    return { date, isOpen: times !== undefined, open: `${open}:00`, close: `${close}:00`, note: '' }
  })

interface Asked {
  dates?: SpecialHours[]
  timezone?: string
}

/** "open until Monday 17:00", "opens 2025-06-03 Tuesday 09:00", or "closed", on the wall clock. */
const stateAt = (hours: DayHours[], moment: string, { dates = [], timezone = MONCTON }: Asked = {}) => {
  const now = new Date(moment)
  const next = openingAt(openingsFrom(now, { hours, special: dates, timezone }), now)
  if (!next) return 'closed'
  const turn = next.open ? next.closes : next.opens
  if (!turn) return 'open'
  const { date, day, seconds } = localTime(new Date(turn), timezone)
  const time = new Date(seconds * 1000).toISOString().slice(11, 16)
  return next.open ? `open until ${day} ${time}` : `opens ${date} ${day} ${time}`
}

const nine = week('Monday 09:00-17:00', 'Tuesday 09:00-17:00', 'Friday 09:00-17:00')
const bar = week('Friday 17:00-02:00', 'Saturday 17:00-02:00')

describe('open now', () => {
  // 2 June 2025 is a Monday; the clock in Moncton is then three hours behind UTC.
  test.each([
    ['just before opening', nine, '2025-06-02T08:59:59', 'opens 2025-06-02 Monday 09:00'],
    ['at opening', nine, '2025-06-02T09:00:00', 'open until Monday 17:00'],
    ['just before closing', nine, '2025-06-02T16:59:59', 'open until Monday 17:00'],
    ['at closing', nine, '2025-06-02T17:00:00', 'opens 2025-06-03 Tuesday 09:00'],
    ['over closed days', nine, '2025-06-03T18:00:00', 'opens 2025-06-06 Friday 09:00'],
    ['over the weekend', nine, '2025-06-06T18:00:00', 'opens 2025-06-09 Monday 09:00'],
    ['a late night', bar, '2025-06-06T23:30:00', 'open until Saturday 02:00'],
    ['after midnight', bar, '2025-06-07T01:59:59', 'open until Saturday 02:00'],
    ['when the night ends', bar, '2025-06-07T02:00:00', 'opens 2025-06-07 Saturday 17:00'],
    ['the night to Sunday', bar, '2025-06-08T00:30:00', 'open until Sunday 02:00'],
    ['the night to Monday', week('Sunday 20:00-04:00'), '2025-06-02T03:00:00', 'open until Monday 04:00'],
    [
      'only later this week',
      week('Monday 09:00-17:00'),
      '2025-06-02T18:00:00',
      'opens 2025-06-09 Monday 09:00',
    ],
    ['till midnight', week('Monday 09:00-00:00'), '2025-06-02T23:59:59', 'open until Tuesday 00:00'],
    [
      'through midnight into the next day',
      week('Monday 09:00-00:00', 'Tuesday 00:00-03:00'),
      '2025-06-02T22:00:00',
      'open until Tuesday 03:00',
    ],
    ['never closed', everyDay('00:00-00:00'), '2025-06-02T03:00:00', 'open'],
    ['never closed, changing over at six', everyDay('06:00-06:00'), '2025-06-02T03:00:00', 'open'],
    ['never open', defaultHours(), '2025-06-02T12:00:00', 'closed'],
    ['no rows', [], '2025-06-02T12:00:00', 'closed'],
  ])('%s', (...[, rows, local, state]) => {
    expect(stateAt(rows, `${local}-03:00`)).toBe(state)
  })

  test('a day by appointment is not open, even where it is marked open', () => {
    const rows = nine.map((row) => (row.day === 'Monday' ? { ...row, byAppointment: true } : row))
    expect(stateAt(rows, '2025-06-02T12:00:00-03:00')).toBe('opens 2025-06-03 Tuesday 09:00')
  })

  test('the time zone decides, also when the clocks have changed', () => {
    expect(stateAt(nine, '2025-06-02T12:30:00Z')).toBe('open until Monday 17:00')
    expect(stateAt(nine, '2025-01-06T12:30:00Z')).toBe('opens 2025-01-06 Monday 09:00')
    expect(stateAt(nine, '2025-06-02T12:30:00Z', { timezone: 'America/Vancouver' })).toBe(
      'opens 2025-06-02 Monday 09:00',
    )
  })
})

describe('dates with hours of their own', () => {
  const at = (rows: DayHours[], local: string, ...dates: string[]) =>
    stateAt(rows, `${local}-03:00`, { dates: special(...dates) })

  test('go before the day of the week', () => {
    expect(at(nine, '2025-06-02T10:00:00', '2025-06-02')).toBe('opens 2025-06-03 Tuesday 09:00')
    expect(at(nine, '2025-06-02T10:00:00', '2025-06-02 11:00-12:30')).toBe('opens 2025-06-02 Monday 11:00')
    expect(at(nine, '2025-06-02T12:00:00', '2025-06-02 11:00-12:30')).toBe('open until Monday 12:30')
    expect(at(nine, '2025-06-04T08:00:00', '2025-06-04 10:00-14:00')).toBe('opens 2025-06-04 Wednesday 10:00')
  })

  test('hold for that date alone', () => {
    expect(at(nine, '2025-06-09T10:00:00', '2025-06-02')).toBe('open until Monday 17:00')
  })

  test('open a day by appointment', () => {
    const rows = nine.map((row) => ({ ...row, byAppointment: true, isOpen: false }))
    expect(at(rows, '2025-06-02T10:00:00', '2025-06-02 09:00-12:00')).toBe('open until Monday 12:00')
  })

  test('leave the night before to the day it began on, and have nights of their own', () => {
    expect(at(bar, '2025-06-07T01:00:00', '2025-06-07')).toBe('open until Saturday 02:00')
    expect(at(bar, '2025-06-07T03:00:00', '2025-06-07')).toBe('opens 2025-06-13 Friday 17:00')
    expect(at(bar, '2025-06-08T03:30:00', '2025-06-07 20:00-04:00')).toBe('open until Sunday 04:00')
  })

  test('end what never closes', () => {
    const always = everyDay('00:00-00:00')
    expect(at(always, '2025-06-02T10:00:00', '2025-06-04')).toBe('open until Wednesday 00:00')
    expect(at(always, '2025-06-04T10:00:00', '2025-06-04')).toBe('opens 2025-06-05 Thursday 00:00')
  })

  test('can be a holiday of weeks: the next opening is found behind it', () => {
    const holiday = Array.from({ length: 30 }, (_day, index) => dateAfter('2025-06-02', index))
    expect(at(nine, '2025-06-02T10:00:00', ...holiday)).toBe('opens 2025-07-04 Friday 09:00')
    // The last evening before it is open, and what follows is known already.
    const now = new Date('2025-05-30T16:00:00-03:00')
    const openings = openingsFrom(now, { hours: nine, special: special(...holiday), timezone: MONCTON })
    expect(openings.map(({ opens }) => opens)).toEqual([
      '2025-05-30T12:00:00.000Z',
      '2025-07-04T12:00:00.000Z',
    ])
  })
})

describe('when the clocks change', () => {
  const night = everyDay('20:00-04:00')

  // In 2026 Moncton's clocks went forward on 8 March and back on 1 November, at two in the morning.
  test('openings keep to the wall clock', () => {
    const openings = (date: string) =>
      openingsFrom(new Date(`${date}T12:00:00Z`), { hours: night, special: [], timezone: MONCTON })[0]
    expect(openings('2026-03-07')).toEqual({
      opens: '2026-03-08T00:00:00.000Z',
      closes: '2026-03-08T07:00:00.000Z',
    })
    expect(openings('2026-10-31')).toEqual({
      opens: '2026-10-31T23:00:00.000Z',
      closes: '2026-11-01T08:00:00.000Z',
    })
  })

  test('a time that is jumped over, or comes twice, is one moment', () => {
    const until = (date: string, close: string) => {
      const hours = everyDay(`20:00-${close}`)
      const [opening] = openingsFrom(new Date(`${date}T12:00:00Z`), { hours, special: [], timezone: MONCTON })
      return opening?.closes
    }
    expect(until('2026-03-07', '02:30')).toBe('2026-03-08T06:30:00.000Z')
    expect(until('2026-10-31', '01:30')).toBe('2026-11-01T04:30:00.000Z')
  })
})

test('dates are counted over the ends of months and years', () => {
  expect(dateAfter('2026-02-27', 2)).toBe('2026-03-01')
  expect(dateAfter('2027-01-01', -1)).toBe('2026-12-31')
})

describe('a day that opens twice', () => {
  const hours = week('Monday 11:00-14:00', 'Tuesday 09:00-17:00').map((row) =>
    row.day === 'Monday' ? { ...row, more: [{ open: '17:00:00', close: '01:00:00' }] } : row,
  )

  // 2025-06-02 is a Monday; Moncton is three hours behind UTC then.
  test.each([
    ['2025-06-02T15:00:00Z', 'open until Monday 14:00'],
    ['2025-06-02T18:00:00Z', 'opens 2025-06-02 Monday 17:00'],
    ['2025-06-03T03:30:00Z', 'open until Tuesday 01:00'],
    ['2025-06-03T04:30:00Z', 'opens 2025-06-03 Tuesday 09:00'],
  ])('at %s: %s', (moment, state) => {
    expect(stateAt(hours, moment)).toBe(state)
  })

  test('offers tables in both, and none in between', () => {
    const [monday] = bookingDays(new Date('2025-06-02T00:00:00Z'), {
      ...{ hours, special: [], timezone: MONCTON, leadHours: 0, daysAhead: 3 },
    })
    const clock = monday!.times.map((time) => localTime(new Date(time), MONCTON).seconds / 3600)
    expect(clock).toEqual([
      11,
      11.5,
      12,
      12.5,
      13,
      17,
      17.5,
      18,
      ...[18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22, 22.5, 23, 23.5, 0],
    ])
  })
})

describe('Half an hour of opening', () => {
  const after = (now: string, hours = everyDay('09:00-17:00'), dates: SpecialHours[] = []) =>
    afterOpenFor(1_800_000, new Date(now), { hours, special: dates, timezone: MONCTON }).toISOString()

  test('runs while it is open, from one opening into the next', () => {
    expect(after('2025-06-02T15:00:00Z')).toBe('2025-06-02T15:30:00.000Z')
    expect(after('2025-06-02T19:50:00Z')).toBe('2025-06-03T12:20:00.000Z')
    expect(after('2025-06-03T02:00:00Z')).toBe('2025-06-03T12:30:00.000Z')
  })

  test('is half an hour where a business says no hours or never closes', () => {
    expect(after('2025-06-03T02:00:00Z', week())).toBe('2025-06-03T02:30:00.000Z')
    expect(after('2025-06-03T02:00:00Z', everyDay('00:00-00:00'))).toBe('2025-06-03T02:30:00.000Z')
  })
})
