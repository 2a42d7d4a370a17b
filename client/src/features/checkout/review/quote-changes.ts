import type { OrderLine, Quote } from '@mainstreet/shared/contracts/orders/orders'
import type { Cents } from '@mainstreet/shared/rules/money/money'

/** What is different between two quotes: a line that is gone or has become fewer, or an amount. */
export type QuoteChange =
  | { kind: 'gone'; name: string }
  | { kind: 'fewer'; name: string; from: number; to: number }
  | { kind: 'price'; name: string; from: Cents; to: Cents }
  | { kind: 'shipping' | 'tax' | 'total'; from: Cents; to: Cents }

const nameOf = ({ title, variation }: OrderLine) => `${title}, ${variation}`

const lineChanges = (seen: OrderLine, now: OrderLine | undefined): QuoteChange[] => {
  const name = nameOf(seen)
  if (!now) return [{ kind: 'gone', name }]
  return [
    ...(now.quantity < seen.quantity
      ? [{ kind: 'fewer' as const, name, from: seen.quantity, to: now.quantity }]
      : []),
    ...(now.unitPrice === seen.unitPrice
      ? []
      : [{ kind: 'price' as const, name, from: seen.unitPrice, to: now.unitPrice }]),
  ]
}

const amountChange = (kind: 'shipping' | 'tax' | 'total', seen: Quote, now: Quote): QuoteChange[] =>
  seen[kind] === now[kind] ? [] : [{ kind, from: seen[kind], to: now[kind] }]

/** What has changed since a buyer saw a quote, each with what was and what is; the tax only where nothing else explains it. */
export const quoteChanges = (seen: Quote, now: Quote): QuoteChange[] => {
  const lines = seen.lines.flatMap((line) =>
    lineChanges(
      line,
      now.lines.find(({ variationId }) => variationId === line.variationId),
    ),
  )
  const reasons = [...lines, ...amountChange('shipping', seen, now)]
  const all = reasons.length ? reasons : amountChange('tax', seen, now)
  return all.length ? [...all, ...amountChange('total', seen, now)] : []
}
