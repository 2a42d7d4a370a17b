import { sectors } from './sectors'

test('there are 34 different sectors, alphabetical from Accessories to Toys & Games', () => {
  expect(new Set(sectors).size).toBe(34)
  expect([...sectors]).toEqual([...sectors].sort())
  expect([sectors[0], sectors.at(-1)]).toEqual(['Accessories', 'Toys & Games'])
})
