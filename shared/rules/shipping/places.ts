import { countries, isCountry, isPostalCode, provinceCode, regionsOf, type Country } from '../regions'

/** Where something is to go, as far as it is known. */
export interface Destination {
  country: string
  /** A province's or state's code. */
  province: string
  /** As it was typed; undefined while nobody has said. */
  postalcode?: string
}

const foldCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

const countriesByName: Record<string, Country> = {
  canada: 'Canada',
  us: 'United States',
  usa: 'United States',
  unitedstates: 'United States',
  etatsunis: 'United States',
}

const countryNamed = (text: string): Country | undefined =>
  countriesByName[
    text
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()
  ]

// Canada is told apart by the first three of its postal codes, the United States by the first five.
const canadianPrefix = /^[ABCEGHJ-NPRSTVXY](?:\d(?:[ABCEGHJ-NPRSTV-Z](?:\d[A-Z]\d)?)?)?$/
const americanPrefix = /^(?:\d{1,5}|\d{9})$/

const prefixOf = (text: string): string | undefined => {
  const code = foldCode(text)
  if (canadianPrefix.test(code)) return code.slice(0, 3)
  return americanPrefix.test(code) ? code.slice(0, 5) : undefined
}

const regionOf = (text: string): string | undefined => {
  for (const country of countries) {
    const code = provinceCode(text, country)
    if (code) return code
  }
  return undefined
}

/** A place of a zone: a country's name, a region's code or the beginning of a postal code; undefined where it is none. */
const readPlace = (text: string): string | undefined => countryNamed(text) ?? regionOf(text) ?? prefixOf(text)

const namesOf = (places: string): string[] =>
  places
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter(Boolean)

/** The places that are typed, each as it is compared and once, and the first that is none. */
export const readPlaces = (typed: string): { places: string[]; unknown?: string } => {
  const read = namesOf(typed).map((text) => ({ text, place: readPlace(text) }))
  const unknown = read.find(({ place }) => place === undefined)?.text
  return { places: [...new Set(read.flatMap(({ place }) => place ?? []))], unknown }
}

const isRegion = (place: string) => /^[A-Z]{2}$/.test(place)

const countryOfPrefix = (prefix: string): Country => (/^\d/.test(prefix) ? 'United States' : 'Canada')

const fits = (place: string, { country, province, postalcode }: Destination): boolean => {
  if (isCountry(place)) return place === country
  if (isRegion(place)) return place === province
  if (countryOfPrefix(place) !== country) return false
  // Nobody has said yet: it may be there.
  return postalcode === undefined || foldCode(postalcode).startsWith(place)
}

/** Whether something can go to the places of a zone, as they are kept; no place is everywhere. */
export const isInPlaces = (places: string, to: Destination): boolean => {
  const all = namesOf(places)
  return all.length === 0 || all.some((place) => fits(place, to))
}

/** Where something is to go, as far as it is typed: half a postal code says nothing yet. */
export const typedDestination = ({ country, province, postalcode = '' }: Destination): Destination => ({
  country,
  province,
  ...(isCountry(country) && isPostalCode(postalcode, country) && { postalcode }),
})

/** The name of a place as people say it: a province by its name, a prefix as it is. */
export const placeName = (place: string, french: boolean): string => {
  if (!isRegion(place)) return place
  const region = countries.flatMap(regionsOf).find(({ code }) => code === place)
  return (french && region?.french) || region?.name || place
}

/** The places of a zone, each apart. */
export const placesOf = namesOf
