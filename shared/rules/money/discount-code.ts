import { cents, roundHalfUpDiv, sumCents, toCents, type Cents } from './money'

/** The most letters of a code. */
export const maxCodeLength = 40

/** How a code reduces an order: by percent, by dollars, or by what its shipping costs. */
export const codeKinds = ['percent', 'amount', 'shipping'] as const

/** What a code takes off; `value` is percent or dollars, and nothing for shipping. */
export interface CodeValue {
  kind: (typeof codeKinds)[number]
  value: number
}

/** A line as a code sees it: what it comes to before the code, and whether the code is for it. */
export interface CodeLine {
  cents: Cents
  isFor: boolean
}

/** Cents shared out by weights: each gets its part rounded down, what is left goes to the largest remainders, the first of equal ones. */
const shareOut = (amount: Cents, weights: readonly Cents[]): Cents[] => {
  const whole = BigInt(sumCents(weights))
  if (whole === 0n) return weights.map(() => cents(0))
  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, share: Number(exact / whole), over: exact % whole }
  })
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  for (const part of [...parts].sort((a, b) => Number(b.over - a.over) || a.index - b.index)) {
    if (left === 0) break
    part.share++
    left--
  }
  return parts.map(({ share }) => cents(share))
}

/** What the lines that a code is for come to before it. */
export const sumForCode = (lines: readonly CodeLine[]): Cents =>
  sumCents(lines.filter(({ isFor }) => isFor).map((line) => line.cents))

/** What a code takes off each line, in cents: never more than the line, and together what the code is worth of all that it is for. */
export const codeShares = (lines: readonly CodeLine[], { kind, value }: CodeValue): Cents[] => {
  const sum = sumForCode(lines)
  const worth = {
    percent: () => cents(roundHalfUpDiv(BigInt(sum) * BigInt(Math.round(value * 100)), 10_000)),
    amount: () => cents(Math.min(sum, toCents(value))),
    shipping: () => cents(0),
  }
  return shareOut(
    worth[kind](),
    lines.map((line) => (line.isFor ? line.cents : cents(0))),
  )
}
