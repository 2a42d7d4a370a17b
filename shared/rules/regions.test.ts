import {
  countries,
  defaultProvince,
  isCountry,
  isPostalCode,
  isProvinceCode,
  isStateCode,
  provinceCode,
  provinces,
  regionsOf,
  states,
  formatPostalCode,
} from './regions'

test('there are thirteen provinces and territories, fifty states and DC, and no code means two things', () => {
  expect(provinces.map(({ code }) => code).join(' ')).toBe('AB BC MB NB NL NS NT NU ON PE QC SK YT')
  expect(states).toHaveLength(51)
  expect(new Set([...provinces, ...states].map(({ code }) => code)).size).toBe(64)
  for (const { code, name } of states) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(name).toMatch(/^[A-Z][A-Za-z ]+$/)
  }
})

test.each([
  ['', 'Canada'],
  ['  ', 'Canada'],
  ['NY', 'Canada'],
  ['Canada', 'Canada'],
  ['New', 'Canada'],
  ['constructor', 'Canada'],
  ['NB', 'United States'],
  ['Québec', 'United States'],
] as const)('%p is no part of %s', (text, country) => {
  expect(provinceCode(text, country)).toBeUndefined()
})

test.each([
  ['NB', 'Canada', 'NB'],
  ['nb', 'Canada', 'NB'],
  [' new  brunswick ', 'Canada', 'NB'],
  ['Nouveau-Brunswick', 'Canada', 'NB'],
  ['Québec', 'Canada', 'QC'],
  ['Que\u0301bec', 'Canada', 'QC'],
  ['QUEBEC', 'Canada', 'QC'],
  ['P.E.I.', 'Canada', 'PE'],
  ['Île-du-Prince-Édouard', 'Canada', 'PE'],
  ['Newfoundland', 'Canada', 'NL'],
  ['nova scotia', 'Canada', 'NS'],
  ['new york', 'United States', 'NY'],
  ['D.C.', 'United States', 'DC'],
  ['Washington, DC', 'United States', 'DC'],
  ['Washington', 'United States', 'WA'],
] as const)('%p in %s is %s', (text, country, code) => {
  expect(provinceCode(text, country)).toBe(code)
})

test('every code and every name of a country leads to its code', () => {
  for (const country of countries) {
    for (const { code, name, french = name } of regionsOf(country)) {
      for (const text of [code, name, french]) expect(provinceCode(text, country)).toBe(code)
    }
  }
})

test('codes and countries are recognised exactly', () => {
  expect(isProvinceCode('NB') && isStateCode('NY') && isCountry('Canada')).toBe(true)
  expect(isProvinceCode('nb') || isProvinceCode('NY') || isStateCode('NB') || isCountry('canada')).toBe(false)
})

test('changing the country picks NB in Canada and the first state in the States', () => {
  expect(defaultProvince('Canada')).toBe('NB')
  expect(defaultProvince('United States')).toBe('AL')
})

test.each([
  ['', 'Canada', false],
  ['E1C 4Z', 'Canada', false],
  ['E1C  4Z6', 'Canada', false],
  ['D1C 4Z6', 'Canada', false],
  ['E1O 4Z6', 'Canada', false],
  ['90210', 'Canada', false],
  ['E1C 4Z6', 'Canada', true],
  ['e1c4z6', 'Canada', true],
  ['E1C-4Z6', 'Canada', true],
  [' E1C 4Z6 ', 'Canada', true],
  ['9021', 'United States', false],
  ['902101', 'United States', false],
  ['E1C 4Z6', 'United States', false],
  ['90210', 'United States', true],
] as const)('%p as a postal code of %s: %p', (text, country, ok) => {
  expect(isPostalCode(text, country)).toBe(ok)
})

test.each([
  ['e1c1a1', 'Canada', 'E1C 1A1'],
  [' E1C-1a1 ', 'Canada', 'E1C 1A1'],
  ['E1C 1A1', 'Canada', 'E1C 1A1'],
  ['04101', 'United States', '04101'],
  ['e1c1a', 'Canada', 'e1c1a'],
  ['e1c1a1', 'United States', 'e1c1a1'],
  ['75001', 'France', '75001'],
])('the postal code %p of %s is written %p', (typed, country, written) => {
  expect(formatPostalCode(typed, country)).toBe(written)
})
