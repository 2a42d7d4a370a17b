import type { OrderRefusal } from '@mainstreet/shared/rules/orders/order-refusals'

/** What a refusal carries for its reader's own words: why, and the facts for it. */
export const orderRefusal = <Facts extends object>(reason: OrderRefusal, facts?: Facts) => ({
  reason,
  ...facts,
})
