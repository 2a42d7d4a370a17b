const lengths = [8, 12, 13, 14]

/**
 * Whether digits are a GTIN, which is what a barcode says: 8, 12, 13 or 14 of them, the last a check digit (GS1 General
 * Specifications, 7.9): from the right, the others count three times and once in turn.
 */
export const isGtin = (digits: string): boolean => {
  if (!lengths.includes(digits.length) || !/^\d+$/.test(digits)) return false
  const [check, ...others] = [...digits].reverse().map(Number)
  const sum = others.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (sum + check!) % 10 === 0
}

/** A barcode's digits without the spaces and dashes that people write between them. */
export const bareGtin = (text: string): string => text.replace(/[\s\u2010-\u2015-]/g, '')

/** Prefixes of 13 digits that a shop gives out itself, and those of coupons: they name other things elsewhere. */
const ofOneShop = /^(02|04|05|2|98|99)/

/** Whether a GTIN names the same product everywhere. */
export const isPublicGtin = (digits: string): boolean =>
  isGtin(digits) &&
  (digits.length === 8 ? !digits.startsWith('2') : !ofOneShop.test(digits.padStart(14, '0').slice(1)))

/** Whether two barcodes are the same, which a scanner may read with or without leading zeros. */
export const isSameGtin = (one: string, other: string): boolean =>
  one !== '' && one.padStart(14, '0') === other.padStart(14, '0')
