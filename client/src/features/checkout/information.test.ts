import { enCheckout } from '../../kit/site/words/en-checkout'
import {
  changeField,
  emptyInformation,
  informationErrors,
  placeOf,
  toCheckoutData,
  usualPlace,
  type Information,
  type InformationField,
} from './information'

const usual = usualPlace('shipping', '')
const type = (field: InformationField, words: string[], data = emptyInformation) =>
  words.reduce((had, value) => changeField(had, { field, value }, usual), data)

test.each([
  [['e1c4z6'], 'E1C 4Z6'],
  [['E1C-4Z6'], 'E1C 4Z6'],
  [['E', 'E1', 'E1C', 'E1C4'], 'E1C 4'],
  [['E1C 4', 'E1C '], 'E1C'],
])('a postal code typed as %j reads %s', (typed, read) => {
  expect(type('postalcode', typed).postalcode).toBe(read)
})

test('a ZIP code stays as it is', () => {
  const american = type('country', ['United States'])
  expect(type('postalcode', ['10001'], american).postalcode).toBe('10001')
})

test('a browser may fill in a province by its code or either name, and a country that is there already', () => {
  for (const text of ['ON', 'Ontario', 'ontario']) expect(type('province', [text]).province).toBe('ON')
  expect(type('province', ['Nouvelle-Écosse']).province).toBe('NS')
  const filled = type('country', ['Canada'], type('province', ['QC']))
  expect(placeOf(filled, usual)).toEqual({ country: 'Canada', province: 'QC' })
  expect(placeOf(type('country', ['United States'], filled), usual).province).toBe('AL')
})

test('while nobody has chosen a place, a pickup is taxed at the shop and everything else begins in New Brunswick', () => {
  expect(placeOf(emptyInformation, usualPlace('pickup', 'Ontario'))).toEqual({
    country: 'Canada',
    province: 'ON',
  })
  expect(placeOf(emptyInformation, usualPlace('delivery', 'Ontario')).province).toBe('NB')
  expect(placeOf(emptyInformation, usualPlace('pickup', '')).province).toBe('NB')
})

describe('an order that is picked up', () => {
  const buyer: Information = {
    ...emptyInformation,
    name: 'Ada Comeau',
    email: 'ada@example.com',
    phone: '(506) 555-0111',
    address: '12 Wharf Road',
  }

  test('needs no address and gives none', () => {
    expect(informationErrors(buyer, 'pickup', enCheckout.information)).toEqual({})
    expect(toCheckoutData(buyer, 'pickup')).not.toHaveProperty('address')
    expect(toCheckoutData(buyer, 'delivery')).toHaveProperty('address', '12 Wharf Road')
  })

  test('asks for all of it where it is brought', () => {
    const missing = Object.keys(informationErrors(buyer, 'delivery', enCheckout.information))
    expect(missing).toEqual(['city', 'country', 'province', 'postalcode'])
  })
})
