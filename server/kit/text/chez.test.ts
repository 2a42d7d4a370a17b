import { chez } from './chez'

test.each([
  ['Harbour & Sons', 'chez Harbour & Sons'],
  ['Chez Léonie', 'Chez Léonie'],
  ['chez Léonie', 'chez Léonie'],
  ['À la bonne table', 'À la bonne table'],
  ['Au Vieux Four', 'Au Vieux Four'],
  ['Autos Belliveau', 'chez Autos Belliveau'],
])('%p is %p', (name, text) => {
  expect(chez(name)).toBe(text)
})
