import type { Translations } from '../../translations'

/** How a sale of many items reduces a price: by percent, by dollars, or to a price. */
export const saleKinds = ['percent', 'amount', 'price'] as const

/** A sale of many items, as each of them has it; moments are ISO 8601 in UTC. */
export interface NamedSale {
  name: string
  translations?: Translations<'name'>
  kind: (typeof saleKinds)[number]
  /** Percent, dollars off, or the price in dollars. */
  value: number
  startsAt: string
  endsAt: string | null
}
