import fc from 'fast-check'
import { checkDigitOf, readVin, vinDoubt, vinFacts, vinFault } from './vin'

const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const modern = fc.stringMatching(new RegExp(`^[${alphabet}]{17}$`))
const checked = (vin: string) => `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`
const northAmerican = fc
  .tuple(fc.constantFrom('1', '2', '3', '4', '5'), modern)
  .map(([first, rest]) => checked(`${first}${rest.slice(1)}`))

// What stands for each sign in the sum, as ISO 3779's users write it out.
const value = (sign: string) =>
  /\d/.test(sign) ? Number(sign) : '12345678.12345.7.923456789'.at(sign.charCodeAt(0) - 65)

describe('the check digit', () => {
  test.each(['1M8GDM9AXKP042788', '11111111111111111', '4T1G11AK5MU530217', '1HGCM82633A004352'])(
    'of %s is its ninth sign',
    (vin) => expect(checkDigitOf(vin)).toBe(vin[8]),
  )

  test('finds every single sign that stands for something else', () => {
    fc.assert(
      fc.property(northAmerican, fc.nat(16), fc.constantFrom(...alphabet), (vin, place, sign) => {
        fc.pre(place !== 0 && place !== 8 && String(value(sign)) !== String(value(vin[place]!)))
        const wrong = `${vin.slice(0, place)}${sign}${vin.slice(place + 1)}`
        expect(vinDoubt(vin)).toBeUndefined()
        expect(vinDoubt(wrong)).toBe('checkDigit')
      }),
    )
  })

  test('does not depend on what stands in its place', () => {
    fc.assert(fc.property(modern, (vin) => expect(checkDigitOf(checked(vin))).toBe(checkDigitOf(vin))))
  })
})

test('no text of letters and digits up to 17 is refused, and no other is taken', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9 -]{0,17}$/), (text) => expect(vinFault(text)).toBeUndefined()),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{18,40}$/), (text) => expect(vinFault(text)).toBe('length')),
  )
  expect(vinFault('1M8GDM9A_KP042788')).toBe('characters')
  expect(readVin(' 1m8g-dm9a xkp042788 ')).toBe('1M8GDM9AXKP042788')
})

test('what may be right is doubted, not refused: short, with old letters, or with another check digit', () => {
  expect(vinDoubt('', 2020)).toBeUndefined()
  expect(vinDoubt('1J37F9L100001', 1969)).toBeUndefined()
  expect(vinDoubt('1J37F9L100001', 1999)).toBe('short')
  expect(vinDoubt('IM8GDM9AXKP042788', 1989)).toBe('letters')
  expect(vinDoubt('1M8GDM9A1KP042788')).toBe('checkDigit')
  // Who builds for Europe leaves the ninth sign to themselves.
  expect(vinDoubt('WVWZZZ1KZ8W000001', 2008)).toBeUndefined()
})

describe('a VIN tells', () => {
  test('year, make and country', () => {
    expect(vinFacts('4T1G11AK5MU530217', 2026)).toEqual({ year: 2021, make: 'Toyota', country: 'US' })
    expect(vinFacts('1HGCM82633A004352', 2026)).toEqual({ year: 2003, make: 'Honda', country: 'US' })
    expect(vinFacts(checked('2T3B1RFV0LC000001'), 2026)).toMatchObject({ year: 2020, country: 'CA' })
  })

  test('no year that is yet to come, nor one where its check digit is off, and nothing where it is none', () => {
    expect(vinFacts(checked('4T1G11AK5TU530217'), 2024).year).toBeUndefined()
    expect(vinFacts('WVWZZZ1KZ8W000001', 2026)).toEqual({
      year: undefined,
      make: 'Volkswagen',
      country: 'DE',
    })
    expect(vinFacts('1J37F9L100001', 2026)).toEqual({})
  })

  test('never anything that throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void [vinFault(text), vinDoubt(text), vinFacts(text, 2026)]))
  })
})
