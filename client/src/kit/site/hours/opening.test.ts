import { en } from '../words/en'
import { fr } from '../words/fr'
import { openStateOf } from './opening'

const openings = [{ opens: '2026-11-26T13:00:00.000Z', closes: '2026-11-26T21:00:00.000Z' }]
const at = (hour: number, answersAnytime: boolean) => ({
  openings,
  timezone: 'America/Halifax',
  now: new Date(Date.UTC(2026, 10, 26, hour)),
  answersAnytime,
})

test('a business that answers at any hour says so while it is closed, and when it closes while it is open', () => {
  expect(openStateOf(at(2, true), en)).toEqual({ open: false, text: 'We answer the phone at any hour' })
  expect(openStateOf(at(2, true), fr)?.text).toBe('Nous répondons au téléphone à toute heure')
  expect(openStateOf(at(2, false), en)?.text).toMatch(/^Opens/)
  expect(openStateOf(at(15, true), en)).toMatchObject({
    open: true,
    text: expect.stringMatching(/^Open until/),
  })
})
