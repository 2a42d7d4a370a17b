import { cents, type Cents } from './money'

/** Letters and digits that nobody takes for each other. */
export const giftCodeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 16

/** So many of its characters are shown where it stands in a list. */
export const giftCodeEnd = 4

/** The most characters of a code as it is typed. */
export const maxGiftCodeLength = 40
/** So many cards pay one order. */
export const maxGiftCards = 5

/** A code as it is shown: four groups of four. */
export const groupGiftCode = (code: string): string => code.match(/.{1,4}/g)!.join('-')

/** A typed code without spaces, dashes and case; undefined where it cannot be one. */
export const readGiftCode = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return code.length === codeLength ? code : undefined
}

/** Makes a code of random numbers below the number of letters. */
export const makeGiftCode = (below: (limit: number) => number): string =>
  Array.from({ length: codeLength }, () => giftCodeLetters[below(giftCodeLetters.length)]).join('')

/**
 * What each card pays of a total, in cents, the first one first. What is left is nothing or at least `leastRest`,
 * which is the least that a card provider charges.
 */
export const giftCardShares = (
  total: Cents,
  balances: readonly Cents[],
  leastRest: Cents = cents(0),
): Cents[] => {
  let open: number = total
  const shares = balances.map((balance) => {
    const share = Math.min(open, balance)
    open -= share
    return share
  })
  let missing = open > 0 ? Math.max(0, leastRest - open) : 0
  for (let at = shares.length - 1; at >= 0 && missing > 0; at--) {
    const back = Math.min(missing, shares[at]!)
    shares[at]! -= back
    missing -= back
  }
  return shares.map(cents)
}

/** What is left to pay of an order by other means than gift cards, in cents. */
export const dueOf = ({ total, giftCards }: { total: Cents; giftCards: Cents }): Cents =>
  cents(total - giftCards)
