import { colourOf, coloursOf } from './colour-names'

test.each([
  ['Navy blue', 'Bleu marine'],
  ['Forest green', 'Vert forêt'],
  ['SKY BLUE', 'bleu ciel'],
  ['Cream', 'Crème'],
  ['Sea blue', 'Bleu'],
])('%s and %s are the same colour', (english, french) => {
  expect(colourOf(english)).toMatch(/^#[\da-f]{6}$/)
  expect(colourOf(french)).toBe(colourOf(english))
})

test('what only contains the letters of a colour is none', () => {
  expect(colourOf('Redwood')).toBeUndefined()
  expect(colourOf('Large')).toBeUndefined()
  expect(colourOf('')).toBeUndefined()
})

test('an option has colours where each of its values names one', () => {
  expect(coloursOf(['Sea blue', 'Moss', 'Slate'])).toHaveLength(3)
  expect(coloursOf(['Black', 'Large'])).toBeUndefined()
  expect(coloursOf([])).toBeUndefined()
})
