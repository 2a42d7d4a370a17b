import { momentsOf, spanOf } from './sale-span'

const zone = 'America/Moncton'
const weekendFrom = (moment: string) => spanOf('weekend', new Date(moment), zone)

test('a weekend is the coming one, or what is left of this one', () => {
  expect(weekendFrom('2026-11-25T15:00:00Z')).toMatchObject({ startsAt: '2026-11-28', endsAt: '2026-11-29' })
  expect(weekendFrom('2026-11-28T15:00:00Z')).toMatchObject({ startsAt: '2026-11-28', endsAt: '2026-11-29' })
  expect(weekendFrom('2026-11-29T15:00:00Z')).toMatchObject({ startsAt: '2026-11-29', endsAt: '2026-11-29' })
})

test('a day without a time is whole, on the business’s clock and over its change', () => {
  const days = { startsAt: '2026-10-31', startTime: '', endsAt: '2026-11-01', endTime: '' }
  expect(momentsOf(days, zone)).toEqual({
    startsAt: '2026-10-31T03:00:00.000Z',
    endsAt: '2026-11-02T04:00:00.000Z',
  })
  expect(momentsOf({ ...days, startTime: '09:30:00', endsAt: null }, zone)).toEqual({
    startsAt: '2026-10-31T12:30:00.000Z',
    endsAt: null,
  })
  expect(momentsOf({ ...days, startsAt: null }, zone)).toBeUndefined()
})
