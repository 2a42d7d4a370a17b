import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { readIdUntil, readSignedId, signId, signIdUntil } from './signed-id'

const signing = { purpose: 'test', secretKey: 'a'.repeat(64) }
const now = new Date('2026-03-01T12:00:00.000Z')
const later = new Date(now.getTime() + hourMs)

test('a token that works for a while is an id until its last moment, and nothing after it', () => {
  const token = signIdUntil(7, later, signing)
  expect(readIdUntil(token, now, signing)).toBe(7)
  expect(readIdUntil(token, later, signing)).toBe(7)
  expect(readIdUntil(token, new Date(later.getTime() + 1), signing)).toBeUndefined()
})

test('neither its id, its moment nor its signature can be another', () => {
  const [id, until, signed] = signIdUntil(7, later, signing).split('.') as [string, string, string]
  for (const token of [
    `8.${until}.${signed}`,
    `${id}.z${until.slice(1)}.${signed}`,
    `${id}.${until}.${'A'.repeat(43)}`,
  ])
    expect(readIdUntil(token, now, signing)).toBeUndefined()
  expect(readIdUntil(signIdUntil(7, later, signing), now, { ...signing, purpose: 'other' })).toBeUndefined()
})

test('one for a while opens nothing of one for good, nor the other way round', () => {
  expect(readSignedId(signIdUntil(7, later, signing), signing)).toBeUndefined()
  expect(readIdUntil(signId(7, signing), now, signing)).toBeUndefined()
})
