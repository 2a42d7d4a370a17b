import type { OrderLine } from '../../contracts/orders/orders'
import type { RefundLine } from '../../contracts/orders/order-refunds'
import { cents, roundHalfUpDiv, sumCents, type Cents } from '../money/money'
import { lineCents } from './line-cents'
import { taxLines, type SalesTax, type TaxLine } from '../money/tax'

/** What a refund gives back, in integer cents: amount = subtotal + shipping + tax, and the tax lines add up to the tax. */
export interface RefundSums {
  amount: Cents
  subtotal: Cents
  shipping: Cents
  tax: Cents
  taxLines: TaxLine[]
  lines: RefundLine[]
}

interface LineLeft extends Pick<OrderLine, 'variationId' | 'itemId' | 'quantity' | 'taxExempt'> {
  /** What of its price has not been given back. */
  cents: Cents
}

/** What of an order has not been given back. */
export interface OrderLeft {
  lines: LineLeft[]
  shipping: Cents
  taxLines: TaxLine[]
  total: Cents
}

interface Sold {
  lines: readonly OrderLine[]
  shipping: Cents
  taxLines: readonly { label: string; cents: Cents }[]
}

type Earlier = Pick<RefundSums, 'shipping' | 'lines'> & {
  taxLines: readonly { label: string; cents: Cents }[]
}

/** Pieces of one line to give back; their price as it was paid. */
export interface PiecesBack {
  variationId: number
  quantity: number
  /** Whether they go back into stock. */
  restock?: boolean
}

/** What is to be given back: pieces and shipping, whose tax comes on top, or an amount that holds its tax. */
export type RefundWish = { lines: readonly PiecesBack[]; shipping: Cents } | { amount: Cents }

const subtractCents = (amount: Cents, less: Cents): Cents => cents(amount - less)

const taxOf = (lines: readonly { cents: Cents }[]): Cents => sumCents(lines.map((line) => line.cents))

/** What of an order is left after refunds, those that failed not among them. */
export const orderLeft = (order: Sold, refunds: readonly Earlier[]): OrderLeft => {
  const back = refunds.flatMap((refund) => refund.lines)
  const lines = order.lines.map((line): LineLeft => {
    const { variationId, itemId, quantity, taxExempt } = line
    const own = back.filter((each) => each.variationId === variationId)
    const given = own.reduce((sum, each) => sum + each.quantity, 0)
    return {
      variationId,
      itemId,
      taxExempt,
      quantity: quantity - given,
      cents: subtractCents(lineCents(line), taxOf(own)),
    }
  })
  const shipping = subtractCents(order.shipping, sumCents(refunds.map((refund) => refund.shipping)))
  const taxes = refunds.flatMap((refund) => refund.taxLines)
  const left = order.taxLines.map(({ label, cents: paid }) => ({
    label: label as TaxLine['label'],
    cents: subtractCents(paid, taxOf(taxes.filter((line) => line.label === label))),
  }))
  const total = sumCents([...lines.map((line) => line.cents), shipping, taxOf(left)])
  return { lines, shipping, taxLines: left, total }
}

/** Whether an order that has come to sell something else still holds all that was given back of it. */
export const holdsRefunds = (after: Sold, refunds: readonly Earlier[]): boolean => {
  const sold = new Set(after.lines.map((line) => line.variationId))
  if (refunds.some(({ lines }) => lines.some(({ variationId }) => !sold.has(variationId)))) return false
  const taxes = new Set(after.taxLines.map(({ label }) => label))
  if (refunds.some(({ taxLines: back }) => back.some(({ label }) => !taxes.has(label)))) return false
  const left = orderLeft(after, refunds)
  // A piece that is back has no price left to give back.
  const lines = left.lines.every(
    (line) => (line.quantity > 0 && line.cents >= 0) || (line.quantity === 0 && line.cents === 0),
  )
  return lines && left.shipping >= 0 && left.taxLines.every((line) => line.cents >= 0)
}

/** Parts a refund in two where it goes back to two payments: the first is `first` cents of it, with the pieces. */
export const splitSums = (sums: RefundSums, first: Cents): [RefundSums, RefundSums] => {
  let open: number = first
  const take = (amount: Cents): Cents => {
    const taken = Math.min(open, amount)
    open -= taken
    return cents(taken)
  }
  const near = sums.lines.map((line) => ({ ...line, cents: take(line.cents) }))
  const shipping = take(sums.shipping)
  const nearTaxes = sums.taxLines.map((line) => ({ ...line, cents: take(line.cents) }))
  const far = sums.lines.map((line, index) => ({
    ...line,
    quantity: 0,
    cents: subtractCents(line.cents, near[index]!.cents),
    restocked: false,
  }))
  const farTaxes = sums.taxLines.map((line, index) => ({
    ...line,
    cents: subtractCents(line.cents, nearTaxes[index]!.cents),
  }))
  const filled = <T extends { cents: Cents }>(lines: T[]) => lines.filter((line) => line.cents > 0)
  const rest = { lines: filled(far), shipping: subtractCents(sums.shipping, shipping) }
  return [
    sumParts({ lines: near, shipping }, taxOf(nearTaxes), filled(nearTaxes)),
    sumParts(rest, taxOf(farTaxes), filled(farTaxes)),
  ]
}

const clampNumber = (amount: number, least: number, most: number) => Math.max(least, Math.min(most, amount))

/** Shares a sum of tax out over its lines: as near to what each should be as can be, and never more than is left of one. */
const shareTax = (tax: Cents, left: readonly TaxLine[], wanted: readonly TaxLine[]): TaxLine[] => {
  let open: number = tax
  return left
    .map(({ label, cents: most }, index) => {
      const later = taxOf(left.slice(index + 1))
      const want = wanted.find((line) => line.label === label)?.cents ?? 0
      const share = clampNumber(want, Math.max(0, open - later), Math.min(open, most))
      open -= share
      return { label, cents: cents(share) }
    })
    .filter((line) => line.cents > 0)
}

/** The tax that stays with what stays, line by line, and what is over of the tax that is left. */
const taxBack = (left: OrderLeft, staying: Cents, rate: SalesTax) => {
  const stays = taxLines(staying, rate)
  const wanted = left.taxLines.map(({ label, cents: had }) => ({
    label,
    cents: subtractCents(had, stays.find((line) => line.label === label)?.cents ?? cents(0)),
  }))
  const tax = clampNumber(taxOf(left.taxLines) - taxOf(stays), 0, taxOf(left.taxLines))
  return { tax: cents(tax), wanted }
}

const taxedShares = (lines: readonly { taxExempt: boolean; cents: Cents }[], shipping: Cents): Cents =>
  sumCents([...lines.filter(({ taxExempt }) => !taxExempt).map((line) => line.cents), shipping])

interface Parts {
  lines: RefundLine[]
  shipping: Cents
}

const sumParts = ({ lines, shipping }: Parts, tax: Cents, shares: TaxLine[]): RefundSums => {
  const subtotal = taxOf(lines)
  return { amount: sumCents([subtotal, shipping, tax]), subtotal, shipping, tax, taxLines: shares, lines }
}

const stayingOf = (left: OrderLeft, { lines, shipping }: Parts): Cents => {
  const back = new Map(lines.map((line) => [line.variationId, line.cents]))
  const stays = left.lines.map((line) => ({
    ...line,
    cents: subtractCents(line.cents, back.get(line.variationId) ?? cents(0)),
  }))
  return taxedShares(stays, subtractCents(left.shipping, shipping))
}

const piecesBack = (left: OrderLeft, pieces: readonly PiecesBack[]): RefundLine[] =>
  pieces.flatMap(({ variationId, quantity, restock = true }) => {
    const line = left.lines.find((each) => each.variationId === variationId)
    if (!line || quantity === 0) return []
    const price = cents(roundHalfUpDiv(line.cents * quantity, line.quantity))
    return [{ variationId, itemId: line.itemId, quantity, cents: price, restocked: restock }]
  })

/** A price reduction of so much before tax, shared over everything that is left. */
const reduceLeft = (left: OrderLeft, base: number): Parts => {
  const parts = [...left.lines.map((line) => line.cents), left.shipping]
  const whole = BigInt(sumCents(parts))
  let seen = 0n
  const shares = parts.map((part) => {
    const before = (BigInt(base) * seen) / whole
    seen += BigInt(part)
    return cents(Number((BigInt(base) * seen) / whole - before))
  })
  const lines = left.lines.map(({ variationId, itemId }, index) => ({
    variationId,
    itemId,
    quantity: 0,
    cents: shares[index]!,
    restocked: false,
  }))
  return { lines: lines.filter((line) => line.cents > 0), shipping: shares.at(-1)! }
}

/** An amount that holds its tax; what rounding leaves over is tax, which the next refund evens out. */
const amountBack = (left: OrderLeft, amount: Cents, rate: SalesTax): RefundSums => {
  const whole = left.total - taxOf(left.taxLines)
  const of = (base: number) => {
    const parts = whole > 0 ? reduceLeft(left, base) : { lines: [], shipping: cents(0) }
    return { parts, ...taxBack(left, stayingOf(left, parts), rate) }
  }
  let [low, high] = [0, whole + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (middle + of(middle).tax <= amount) low = middle
    else high = middle
  }
  const { parts, wanted } = of(low)
  const tax = cents(amount - low)
  return sumParts(parts, tax, shareTax(tax, left.taxLines, wanted))
}

/**
 * What a wish gives back of what is left of an order; the wish asks for no more than that. Tax is what the order was
 * taxed until now less the tax on what stays, so that any sequence of refunds adds up to the whole, line by line.
 */
export const refundSums = (left: OrderLeft, wish: RefundWish, rate: SalesTax): RefundSums => {
  if ('amount' in wish) return amountBack(left, wish.amount, rate)
  const parts = { lines: piecesBack(left, wish.lines), shipping: wish.shipping }
  const { tax, wanted } = taxBack(left, stayingOf(left, parts), rate)
  return sumParts(parts, tax, shareTax(tax, left.taxLines, wanted))
}

/** Everything that is left of an order, all its pieces. */
export const wholeWish = (left: OrderLeft, restock: boolean): RefundWish => ({
  lines: left.lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ variationId, quantity }) => ({ variationId, quantity, restock })),
  shipping: left.shipping,
})
