import { provinces, states } from '../regions'
import { guessTimeZone } from './time-zone-guess'

test.each([
  ['NB', '', 'America/Moncton'],
  ['Québec', 'H2X 1Y4', 'America/Toronto'],
  ['QC', 'G4T 1A1', 'America/Halifax'],
  ['NL', 'a2v 1k1', 'America/Goose_Bay'],
  ['ON', 'P9N 1A1', 'America/Winnipeg'],
  ['BC', '', 'America/Vancouver'],
])('%s %s is on the clock of its place', (province, postalCode, zone) => {
  expect(guessTimeZone({ country: 'Canada', province, postalCode })).toBe(zone)
})

test('every province and state has a time zone that exists', () => {
  for (const { code } of provinces) {
    const timeZone = guessTimeZone({ country: 'Canada', province: code })
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZone ?? code })).not.toThrow()
  }
  for (const { code } of states) {
    const timeZone = guessTimeZone({ country: 'United States', province: code })
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZone ?? code })).not.toThrow()
  }
})

test('nothing is guessed of a place that is not known', () => {
  expect(guessTimeZone({ country: 'France', province: 'NB' })).toBeUndefined()
  expect(guessTimeZone({ country: 'Canada', province: '' })).toBeUndefined()
})
