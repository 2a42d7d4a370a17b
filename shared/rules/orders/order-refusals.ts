/** Why a cart is not bought: a refusal carries it as `reason`, so that its reader gets a text in their own language. */
export const orderRefusals = [
  'store_closed',
  'preview',
  'in_progress',
  'no_answer',
  'prices_changed',
  'keys_changed',
  'out_of_stock',
  'unpaid_open',
  'unpaid_share',
  'item_gone',
  'cannot_ship',
  'shipping_not_offered',
  'total_too_high',
  'total_too_low',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

/** The line that there is not enough of, as a refusal for `out_of_stock` or `unpaid_share` carries it as `line`. */
export interface ShortLine {
  itemId: number
  variationId: number
  /** Where it stood in the cart. */
  position: number
  /** Item and variation in words. */
  label: string
  available: number
}
