import type { RefusalCode } from '../../refusals/refusal'

/** Why a code counts for nothing. */
export const codeRefusals = [
  'code-unknown',
  'code-minimum',
  'code-for-others',
  'code-needs-shipping',
  'code-ended',
  'code-used-up',
  'code-had',
] as const satisfies readonly RefusalCode[]

/** Why a gift card pays nothing. */
export const giftCardRefusals = [
  'gift-card-unknown',
  'gift-card-empty',
] as const satisfies readonly RefusalCode[]

/** Why a cart is not bought, by the codes of the refusals. */
export const cartRefusals = [
  ...codeRefusals,
  ...giftCardRefusals,
  'store-closed',
  'preview-only',
  'payment-in-progress',
  'provider-silent',
  'prices-changed',
  'card-keys-changed',
  'only-left',
  'sold-out',
  'unpaid-open',
  'unpaid-share',
  'unpaid-none',
  'item-gone',
  'cannot-ship',
  'delivery-not-offered',
  'not-sent-there',
  'below-minimum',
  'slot-gone',
  'order-too-large',
  'order-too-small',
] as const satisfies readonly RefusalCode[]
export type CartRefusal = (typeof cartRefusals)[number]

/** The line that there is not enough of, as a refusal carries it as `line`. */
export interface ShortLine {
  itemId: number
  variationId: number
  /** Where it stood in the cart. */
  position: number
  /** Item and variation in words. */
  label: string
  available: number
}
