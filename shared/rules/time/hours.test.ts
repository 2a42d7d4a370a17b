import { dayOf, defaultHours, isOverlapping, lineOfDay, specialLines, weekLines } from './hours'
import { englishHours } from './hours-words'
import { frenchHours } from './hours-words-fr'
import { localTime, weekdays, type Weekday } from './local-time'
import type { DayHours } from './hours'

const MONCTON = 'America/Moncton'

/** A week from "Monday 09:00-17:00" texts; days not named are closed. */
const week = (...texts: string[]): DayHours[] =>
  defaultHours().map((row) => {
    const times = texts.find((text) => text.startsWith(row.day))?.split(' ')[1]
    const [open, close] = (times ?? '').split('-')
    return open && close ? { ...row, isOpen: true, open: `${open}:00`, close: `${close}:00` } : row
  })

const everyDay = (times: string) => week(...weekdays.map((day) => `${day} ${times}`))

const change = (rows: DayHours[], day: Weekday, change: Partial<DayHours>) =>
  rows.map((row) => (row.day === day ? { ...row, ...change } : row))

describe('days and times', () => {
  test.each([-1, 7, 1.5, NaN, '', '7', 'Mon', 'Mondays', 'constructor'])('%p is no day', (day) => {
    expect(dayOf(day)).toBeUndefined()
  })

  test.each([
    [0, 'Sunday'],
    [1, 'Monday'],
    [6, 'Saturday'],
    ['0', 'Sunday'],
    ['3', 'Wednesday'],
    ['friday', 'Friday'],
    [' SUNDAY ', 'Sunday'],
  ])('%p is %p', (day, name) => {
    expect(dayOf(day)).toBe(name)
  })

  test('a moment is told by the clock of the time zone, an unknown zone is refused', () => {
    const now = new Date('2025-01-01T02:30:15Z')
    expect(localTime(now, MONCTON)).toEqual({ date: '2024-12-31', day: 'Tuesday', seconds: 22.5 * 3600 + 15 })
    expect(localTime(now, 'UTC')).toEqual({ date: '2025-01-01', day: 'Wednesday', seconds: 2.5 * 3600 + 15 })
    expect(localTime(new Date('2025-01-01T04:00:00Z'), MONCTON).seconds).toBe(0)
    expect(() => localTime(now, 'Moncton')).toThrow(RangeError)
  })
})

describe('the week in lines', () => {
  const lines = (rows: DayHours[]) => weekLines(rows).map(({ days, text }) => `${days}: ${text}`)

  test('a new account, and one without rows, is closed all week', () => {
    expect(lines(defaultHours())).toEqual(['Mon-Sun: Closed'])
    expect(lines([])).toEqual(['Mon-Sun: Closed'])
  })

  test('equal neighbours merge, whatever the order of the rows', () => {
    const rows = week(
      'Monday 09:00-17:00',
      'Tuesday 09:00-17:00',
      'Wednesday 09:00-17:00',
      'Thursday 09:00-21:30',
      'Friday 09:00-17:00',
    )
    const expected = [
      'Mon-Wed: 9:00\u00a0AM - 5:00\u00a0PM',
      'Thu: 9:00\u00a0AM - 9:30\u00a0PM',
      'Fri: 9:00\u00a0AM - 5:00\u00a0PM',
      'Sat-Sun: Closed',
    ]
    expect(lines(rows)).toEqual(expected)
    expect(lines([...rows].reverse())).toEqual(expected)
  })

  test('Sunday and Monday never join', () => {
    expect(lines(week('Sunday 10:00-16:00', 'Monday 10:00-16:00'))).toEqual([
      'Mon: 10:00\u00a0AM - 4:00\u00a0PM',
      'Tue-Sat: Closed',
      'Sun: 10:00\u00a0AM - 4:00\u00a0PM',
    ])
  })

  test('by appointment goes before closed and before times, and its times do not matter', () => {
    let rows = everyDay('09:00-17:00')
    rows = change(rows, 'Monday', { byAppointment: true, isOpen: false })
    rows = change(rows, 'Tuesday', { byAppointment: true, open: '10:00:00' })
    rows = change(rows, 'Wednesday', { isOpen: false })
    expect(lines(rows)).toEqual([
      'Mon-Tue: By Appointment',
      'Wed: Closed',
      'Thu-Sun: 9:00\u00a0AM - 5:00\u00a0PM',
    ])
  })

  test.each([
    ['00:00-12:00', '12:00\u00a0AM - 12:00\u00a0PM'],
    ['12:05-00:30', '12:05\u00a0PM - 12:30\u00a0AM'],
    ['11:59-23:59', '11:59\u00a0AM - 11:59\u00a0PM'],
    ['00:00-00:00', 'Open 24 Hours'],
  ])('%s reads %s', (times, text) => {
    expect(lines(everyDay(times))).toEqual([`Mon-Sun: ${text}`])
  })

  test('a time that is none counts as closed', () => {
    expect(lines(change(everyDay('09:00-17:00'), 'Sunday', { close: '' })).at(-1)).toBe('Sun: Closed')
  })

  test('each day is told by exactly one line', () => {
    const lines = weekLines(week('Tuesday 09:00-17:00', 'Wednesday 09:00-17:00', 'Sunday 10:00-16:00'))
    expect(weekdays.map((day) => lineOfDay(lines, day)?.days)).toEqual([
      'Mon',
      'Tue-Wed',
      'Tue-Wed',
      'Thu-Sat',
      'Thu-Sat',
      'Thu-Sat',
      'Sun',
    ])
    expect(lineOfDay([], 'Monday')).toBeUndefined()
  })

  test('another language brings its own words', () => {
    const french = { ...englishHours, closed: 'Fermé', time: (hour: number) => `${hour} h` }
    expect(weekLines(week('Sunday 09:00-17:00'), french).map(({ text }) => text)).toEqual([
      'Fermé',
      '9 h - 17 h',
    ])
  })
})

describe('dates with hours of their own in lines', () => {
  const christmas = {
    date: '2026-12-24',
    isOpen: true,
    open: '09:00:00',
    close: '13:00:00',
    note: 'Christmas Eve',
  }

  test('have their date, their hours and why', () => {
    const closed = { ...christmas, date: '2026-12-25', isOpen: false, note: '' }
    expect(specialLines([christmas, closed])).toMatchObject([
      {
        date: '2026-12-24',
        days: 'Thu, December 24',
        text: '9:00\u00a0AM - 1:00\u00a0PM',
        note: 'Christmas Eve',
      },
      { date: '2026-12-25', days: 'Fri, December 25', text: 'Closed', note: '' },
    ])
  })

  test('are said in French too', () => {
    expect(specialLines([{ ...christmas, close: '13:30:00' }], frenchHours)).toMatchObject([
      { days: 'jeu. 24 décembre', text: '9\u00a0h - 13\u00a0h\u00a030' },
    ])
  })
})

describe('a day that opens twice', () => {
  const [monday, tuesday, ...others] = defaultHours()
  const twice = {
    isOpen: true,
    open: '11:00:00',
    close: '14:00:00',
    more: [{ open: '17:00:00', close: '21:00:00' }],
  }

  test('says both, and stands with its neighbours', () => {
    const lines = weekLines([{ ...monday!, ...twice }, { ...tuesday!, ...twice }, ...others])
    expect(lines.map(({ days, text }) => [days, text])).toEqual([
      ['Mon-Tue', '11:00\u00a0AM - 2:00\u00a0PM, 5:00\u00a0PM - 9:00\u00a0PM'],
      ['Wed-Sun', 'Closed'],
    ])
  })

  test('is closed twice where it is closed', () => {
    expect(weekLines([{ ...monday!, ...twice, isOpen: false }])).toHaveLength(1)
  })

  test.each([
    ['17:00:00', '21:00:00', false],
    ['14:00:00', '02:00:00', false],
    ['13:59:00', '15:00:00', true],
    ['09:00:00', '11:01:00', true],
    ['22:00:00', '22:00:00', false],
  ])('%s to %s lies over 11 to 14: %s', (open, close, isOver) => {
    expect(isOverlapping([{ open, close }, twice])).toBe(isOver)
  })
})
