import { salesOf, type SoldPart } from './sales-of'

const sold = (day: string, cents: number, overrides: Partial<SoldPart> = {}): SoldPart => ({
  day,
  cents,
  early: true,
  testCents: 0,
  ...overrides,
})
const today = '2026-03-01'

describe('sales', () => {
  test('of nothing are thirty days of nothing', () => {
    const { days, ...sums } = salesOf([], today)
    expect(days).toHaveLength(30)
    expect([days[0], days.at(-1)]).toEqual([
      { day: '2026-01-31', cents: 0 },
      { day: '2026-03-01', cents: 0 },
    ])
    const none = { cents: 0, beforeCents: 0 }
    expect(sums).toEqual({ today: none, week: none, month: none, testCents: 0 })
  })

  test('of a period are compared with the one before, to the same time of its last day', () => {
    const parts = [
      sold('2026-03-01', 100),
      sold('2026-02-28', 20),
      sold('2026-02-28', 7000, { early: false }),
      sold('2026-02-23', 3),
      sold('2026-02-22', 40),
      sold('2026-02-22', 8000, { early: false }),
      sold('2026-02-16', 5),
      sold('2026-02-15', 6, { early: false }),
    ]
    const { today: day, week, month } = salesOf(parts, today)
    expect(day).toEqual({ cents: 100, beforeCents: 20 })
    expect(week).toEqual({ cents: 7123, beforeCents: 45 })
    expect(month).toEqual({ cents: 15_174, beforeCents: 0 })
  })

  test('of a month are compared with thirty days before, and say what of them is no money', () => {
    const parts = [
      sold('2026-01-31', 10, { testCents: 4 }),
      sold('2026-01-30', 20, { testCents: 20 }),
      sold('2026-01-30', 40, { early: false }),
      sold('2026-01-01', 80),
      sold('2025-12-31', 160),
    ]
    const { month, testCents } = salesOf(parts, today)
    expect(month).toEqual({ cents: 10, beforeCents: 100 })
    expect(testCents).toBe(4)
  })
})
