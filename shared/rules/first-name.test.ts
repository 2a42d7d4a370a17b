import { firstName } from './first-name'

test.each([
  ['', ''],
  ['Nora', 'Nora'],
  ['  Nora  Hatfield ', 'Nora'],
  ['Jean-Guy LeBlanc', 'Jean-Guy'],
  ['Dr. Ada Roy', 'Dr. Ada Roy'],
  ['Mme Roy', 'Mme Roy'],
  ['A Roy', 'A Roy'],
])('%j is greeted as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})
