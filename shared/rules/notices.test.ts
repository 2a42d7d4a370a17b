import { afterQuiet, covers, noticeKinds, untoldOf, wayOf, type NoticeChoices } from './notices'

const person = (overrides: Partial<NoticeChoices> = {}): NoticeChoices => ({
  role: 'owner',
  duties: [],
  order: 'mail',
  table: 'mail',
  message: 'mail',
  condolence: 'mail',
  lowStock: 'mail',
  wrong: 'mail',
  ...overrides,
})

test('a helper is told of what the duties bring, whatever else was chosen', () => {
  expect(
    noticeKinds.filter((kind) => covers({ role: 'helper', duties: ['orders', 'tables'] }, kind)),
  ).toEqual(['order', 'table'])
  expect(wayOf(person({ role: 'helper', duties: ['orders'], order: 'phone' }), 'order')).toBe('phone')
  expect(wayOf(person({ role: 'helper', duties: ['orders'] }), 'message')).toBe('off')
})

test('what nobody is told of is named', () => {
  expect(untoldOf([])).toEqual(noticeKinds)
  expect(
    untoldOf([
      person({ order: 'off', table: 'off' }),
      person({ role: 'helper', duties: ['orders', 'tables'], table: 'off' }),
    ]),
  ).toEqual(['table'])
})

describe('Quiet hours', () => {
  const zone = 'America/Moncton'
  const after = (moment: string, quietFrom = '22:00:00', quietUntil = '07:00:00') =>
    afterQuiet(new Date(moment), { quietFrom, quietUntil }, zone).toISOString()

  test('end in the morning, whichever side of midnight they are asked on', () => {
    expect(after('2026-01-11T02:30:00Z')).toBe('2026-01-11T11:00:00.000Z')
    expect(after('2026-01-11T09:00:00Z')).toBe('2026-01-11T11:00:00.000Z')
    expect(after('2026-01-11T11:00:00Z')).toBe('2026-01-11T11:00:00.000Z')
    expect(after('2026-01-10T20:00:00Z')).toBe('2026-01-10T20:00:00.000Z')
  })

  test('may lie within a day, and there may be none', () => {
    expect(after('2026-01-11T17:00:00Z', '12:00:00', '14:00:00')).toBe('2026-01-11T18:00:00.000Z')
    expect(after('2026-01-11T17:00:00Z', '13:00:00', '13:00:00')).toBe('2026-01-11T17:00:00.000Z')
  })

  test('end by the wall clock in the nights in which clocks change', () => {
    expect(after('2026-03-08T03:00:00Z')).toBe('2026-03-08T10:00:00.000Z')
    expect(after('2026-11-01T02:00:00Z')).toBe('2026-11-01T11:00:00.000Z')
  })
})
