import { dateText } from './date-text'

const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const on = (day: string) => new Date(`${day}T12:00:00Z`)

test('a day and its month stay on one line', () => {
  expect(dateText(on('2026-12-16'), 'en', format)).toBe('Wednesday, December\u00a016, 2026')
  expect(dateText(on('2026-12-16'), 'fr', format)).toBe('mercredi 16\u00a0décembre 2026')
})

test('the first of a month is a French "1er", and the others are as they are', () => {
  expect(dateText(on('2026-12-01'), 'fr', format)).toBe('mardi 1er\u00a0décembre 2026')
  expect(dateText(on('2026-12-21'), 'fr', { ...format, weekday: undefined })).toBe('21\u00a0décembre 2026')
  expect(dateText(on('2026-12-01'), 'fr', { day: 'numeric', timeZone: 'UTC' })).toBe('1')
})
