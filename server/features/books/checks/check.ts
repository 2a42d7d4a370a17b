import type { FindingKind } from '@mainstreet/shared/contracts/orders/books'

/** One thing that holds for every account: a statement that answers `subject`, `expected` and `found` wherever it does not, for the account `:customerId`. */
export interface Check {
  kind: FindingKind
  sql: string
}

/** Cents in SQL as people read them. */
export const money = (cents: string): string => `to_char((${cents}) / 100.0, 'FM999999999990.00')`

/** An order in SQL as people find it, with its number where it has one. */
export const orderName = (order: string): string =>
  `'order ' || coalesce(${order}."orderNumber"::text, 'without a number') || ' (id ' || ${order}.id || ')'`
