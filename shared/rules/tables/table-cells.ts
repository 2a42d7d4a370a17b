import { foldText } from '../fold-text'

const currency = /^(?:CA|US|C)?\$|^(?:CAD|USD|EUR|€)|(?:(?:CA|US|C)?\$|CAD|USD|EUR|€)$/gi

// Groups of three, parted by a comma, a point, an apostrophe or nothing that is left of a space.
const grouped: readonly [RegExp, RegExp][] = [
  [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, /,/g],
  [/^\d{1,3}(?:'\d{3})+(?:\.\d+)?$/, /'/g],
  [/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2}|(?:\.\d{3})+)$/, /\./g],
]

const withoutSpaces = (text: string) => text.replace(/\s/g, '').replaceAll('’', "'")

/** A number as people and programs write it, `1234.5`, `1,234.50`, `1 234,50`, `1.234,50`, `.99`; undefined for what is none, or negative. */
const readNumber = (bare: string): number | undefined => {
  const [, groups] = grouped.find(([shape]) => shape.test(bare)) ?? []
  const whole = (groups ? bare.replace(groups, '') : bare).replace(/,(\d{1,2})$/, '.$1')
  return /^(?:\d+(?:\.\d{0,2}0*)?|\.\d{1,2}0*)$/.test(whole) ? Number(whole) : undefined
}

/** An amount of dollars, with or without its sign: `$1,234.50`, `12,50 $`, `C$12.50`; undefined for what is none. */
export const readMoney = (text: string): number | undefined =>
  readNumber(withoutSpaces(text).replace(currency, ''))

/** Whether an amount names a currency that is not ours. */
export const isForeignMoney = (text: string): boolean => /€|EUR|US\$|USD|£|GBP/i.test(text)

/** A whole number, below zero too; undefined for what is none. */
export const readWhole = (text: string): number | undefined =>
  /^-?\d{1,9}(?:[.,]0+)?$/.test(text) ? Number(text.replace(/[.,].*/, '')) : undefined

/** A weight in the unit of its column, `0.125`, `1,5`; undefined for what is none. */
export const readWeight = (text: string): number | undefined =>
  /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : undefined

const yes = ['true', 'yes', 'y', '1', 'vrai', 'oui', 'o']
const no = ['false', 'no', 'n', '0', 'faux', 'non']

/** Yes or no as people and programs write it, in English or French; undefined for what is neither. */
export const readFlag = (text: string): boolean | undefined => {
  const folded = foldText(text)
  return yes.includes(folded) ? true : no.includes(folded) ? false : undefined
}

const miles = /(?:mi|miles?|milles?)$/i
const kmPerMile = 1.609_344

/** Whether a distance is told in miles: it says so itself, or its file does of all that say nothing. */
export const isInMiles = (text: string, otherwise = false): boolean =>
  miles.test(text.trim()) || (otherwise && !/km/i.test(text))

/** A distance in kilometres, `82,450 km`, `51 000 mi`; `inMiles` where its unit stands elsewhere. Undefined for what is none. */
export const readKilometres = (text: string, inMiles = false): number | undefined => {
  const bare = withoutSpaces(text).replace(/(?:kms?|mi|miles?|milles?)\.?$/i, '')
  if (!/^\d{1,3}(?:[,.']?\d{3})*(?:[,.]\d{1,2})?$/.test(bare)) return undefined
  const whole = Number(bare.replace(/[.,]\d{1,2}$/, '').replace(/[,.']/g, ''))
  return Math.round(isInMiles(text, inMiles) ? whole * kmPerMile : whole)
}
