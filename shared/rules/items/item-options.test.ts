import { choiceOf, combinationsOf, translatedLabel, valuesOf, valuesText } from './item-options'

const colour = { option: 'Colour', values: ['Sea blue', 'Red, white & blue'] }
const size = { option: 'Size', values: ['S', 'M'] }

test.each([
  ['Sea blue, Moss', ['Sea blue', 'Moss']],
  ['Red, white & blue; Moss;', ['Red, white & blue', 'Moss']],
  ['S\nM\n\nL', ['S', 'M', 'L']],
  ['Moss, moss , ', ['Moss']],
  ['', []],
])('%j lists %j, and is read again as it is written', (text, values) => {
  expect(valuesOf(text)).toEqual(values)
  expect(valuesOf(valuesText(values))).toEqual(values)
})

test('combinations go through the last option first', () => {
  expect(combinationsOf([{ option: 'Colour', values: ['A', 'B'] }, size])).toEqual([
    ['A', 'S'],
    ['A', 'M'],
    ['B', 'S'],
    ['B', 'M'],
  ])
})

test.each([
  ['Sea blue, S', ['Sea blue', 'S']],
  ['sea  BLUE · m', ['Sea blue', 'M']],
  ['Red, white & blue / S', ['Red, white & blue', 'S']],
  ['Sea blue', undefined],
  ['Gift card', undefined],
])('the label %j names %j', (label, values) => {
  expect(choiceOf(label, [colour, size])).toEqual(values)
})

test.each([
  ['Sea blue, S', 'Bleu mer, S'],
  ['moss / m', 'Mousse, M'],
  ['Moss', 'Mousse'],
  ['S', undefined],
  ['Gift card', undefined],
])('the label %j is %j by its options’ French values', (label, translated) => {
  const french = { fr: { values: 'Bleu mer, Mousse' } }
  const options = [
    { option: 'Colour', values: 'Sea blue, Moss', translations: french },
    { option: 'Size', values: 'S, M' },
  ]
  expect(translatedLabel(label, options, 'fr')).toBe(translated)
  expect(translatedLabel(label, options, 'en')).toBeUndefined()
})
