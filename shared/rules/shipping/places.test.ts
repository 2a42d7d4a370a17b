import { isInPlaces, placeName, readPlaces } from './places'

test.each([
  ['e5b 1a1', 'E5B'],
  ['E', 'E'],
  ['04401-1234', '04401'],
  ['044', '044'],
  ['Québec', 'QC'],
  ['PEI', 'PE'],
  ['maine', 'ME'],
  ['États-Unis', 'United States'],
  ['canada', 'Canada'],
])('%s is read as %s', (typed, place) => {
  expect(readPlaces(typed)).toEqual({ places: [place], unknown: undefined })
})

test.each(['D1A', 'Atlantis', 'E55', '1234567', '-'])('%s is no place', (typed) => {
  expect(readPlaces(typed).unknown).toBe(typed)
})

test('each place counts once', () => {
  expect(readPlaces('E5B, e5b 1a1;\n\nNB,').places).toEqual(['E5B', 'NB'])
})

const at = (postalcode: string | undefined, province = 'NB', country = 'Canada') => ({
  country,
  province,
  postalcode,
})

test.each([
  ['', at('H2X 1Y4', 'QC'), true],
  ['E5B', at('e5b1a1'), true],
  ['E5B', at('E5C 1A1'), false],
  // The letter of a province's codes is no code of a province.
  ['E', at('E5C 1A1'), true],
  ['ME', at('04401', 'ME', 'United States'), true],
  ['044', at('04401-1234', 'ME', 'United States'), true],
  ['044', at('E5B 1A1'), false],
  ['Canada', at('E5B 1A1'), true],
  ['United States', at('E5B 1A1'), false],
  ['QC, E5B', at('E5B 1A1'), true],
  // Nobody has said yet.
  ['E5B', at(undefined), true],
  ['044', at(undefined), false],
  ['E5B', at(''), false],
])('%j has %j: %s', (places, to, expected) => {
  expect(isInPlaces(places, to)).toBe(expected)
})

test('a province is said by its name', () => {
  expect([placeName('NB', false), placeName('NB', true), placeName('E5B', true)]).toEqual([
    'New Brunswick',
    'Nouveau-Brunswick',
    'E5B',
  ])
})
