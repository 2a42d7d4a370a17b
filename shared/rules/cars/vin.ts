import { countryPrefixes, makers } from './vin-makers'

/** What is wrong with a text that can be the VIN of no car, of whatever year and country. */
export type VinFault = 'characters' | 'length'

/** What makes one doubt a VIN that some car may have: too short for its year, letters that modern ones leave out, a check digit that is off. */
export type VinDoubt = 'short' | 'letters' | 'checkDigit'

/** Where a car was built, as far as the first character tells. */
export type VinCountry = (typeof countryPrefixes)[number][1]

/** What a VIN tells of its car. */
export interface VinFacts {
  year?: number
  make?: string
  country?: VinCountry
}

const length = 17
/** The first model year in which all VINs have 17 characters. */
const firstYear = 1981

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const letters = 'ABCDEFGH JKLMN P R STUVWXYZ'
const values = '12345678 12345 7 9 23456789'

const valueOf = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : Number(values[letters.indexOf(sign)])

/** A VIN as it is stored: capitals and digits without spaces and hyphens. */
export const readVin = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')

/** Why a text can be no VIN at all; undefined where it can, or is empty. */
export const vinFault = (text: string): VinFault | undefined => {
  const vin = readVin(text)
  if (!/^[A-Z0-9]*$/.test(vin)) return 'characters'
  return vin.length > length ? 'length' : undefined
}

/** The ninth character of a VIN of 17 as North America asks for it: the others weighed, modulo 11; X is ten. */
export const checkDigitOf = (vin: string): string => {
  const sum = [...vin].reduce((total, sign, index) => total + weights[index]! * valueOf(sign), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const isModern = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)

/** Makers of the whole world must put a check digit on cars for North America; those built there always have one. */
const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin)

/** What is doubtful about a VIN, which may be right all the same; cars from before 1981 had others. */
export const vinDoubt = (text: string, year?: number | null): VinDoubt | undefined => {
  const vin = readVin(text)
  if (vin === '' || vinFault(vin) || (year && year < firstYear)) return undefined
  if (vin.length < length) return 'short'
  if (!isModern(vin)) return 'letters'
  return isNorthAmerican(vin) && checkDigitOf(vin) !== vin[8] ? 'checkDigit' : undefined
}

const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** The model year, whose code comes again after 30 years: the seventh character of cars of North America tells which. */
const yearOf = (vin: string, thisYear: number): number | undefined => {
  const code = yearCodes.indexOf(vin[9]!)
  if (code < 0) return undefined
  const early = 1980 + code
  const year = /\d/.test(vin[6]!) ? early : early + 30
  return year <= thisYear + 1 ? year : undefined
}

const countryOf = (vin: string): VinCountry | undefined =>
  countryPrefixes.find(([prefix]) => prefix.test(vin))?.[1]

/** What a VIN tells; nothing where it is none of 17 characters, and no year where it follows other rules or its check digit is off. */
export const vinFacts = (text: string, thisYear: number): VinFacts => {
  const vin = readVin(text)
  if (!isModern(vin)) return {}
  const isSure = checkDigitOf(vin) === vin[8]
  return {
    year: isSure ? yearOf(vin, thisYear) : undefined,
    make: makers.get(vin.slice(0, 3)),
    country: countryOf(vin),
  }
}
