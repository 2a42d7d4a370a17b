import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import type { Cents } from '@mainstreet/shared/rules/money/money'

/** Why a card was refused, in the provider's own words and codes. */
export interface Decline {
  message: string
  code: string
  declineCode?: string
}

/** How a payment stands at the provider; `processing` has no result yet, the others are final until somebody acts. */
export type PaymentOutcome =
  | { status: 'succeeded'; paymentId: string; amountCents: number }
  | { status: 'requires_action'; paymentId: string; clientSecret: string }
  | { status: 'declined'; paymentId?: string; decline: Decline }
  | { status: 'processing'; paymentId: string }
  /** Nothing is left to pay: nobody is asked. */
  | { status: 'nothing-due' }
  /** The buyer pays the shop directly, which says itself when the money is there. */
  | { status: 'promised' }

/** One payment to make. The same `key` never charges twice. */
export interface ChargeRequest {
  key: string
  customerId: number
  orderId: number
  /** The provider's id of the buyer's payment method. */
  paymentMethod: string
  amountCents: number
  currency: 'cad'
}

/** One refund to make. The same `key` never gives back twice. */
export interface RefundRequest {
  key: string
  /** The provider's id of the payment that is given back, whole or in part. */
  paymentId: string
  amountCents: Cents
}

/** How a refund stands at the provider; `pending` is on its way, and may still fail. */
export type RefundOutcome =
  { status: 'succeeded' | 'pending'; refundId: string } | { status: 'declined'; decline: Decline }

/** What finds a refund at the provider. */
export type RefundQuery = Pick<RefundRequest, 'key' | 'paymentId'>

/** A refund of a payment as its provider keeps it, whoever made it. */
export interface ListedRefund {
  refundId: string
  /** The key it was made under; undefined for one that was made at the provider itself. */
  key?: string
  amountCents: Cents
  outcome: RefundOutcome
}

/** What is known of a payment whose outcome is not: enough to find it at the provider. */
export interface PaymentQuery {
  key: string
  orderId: number
  paymentId?: string
  /** When the order was placed; the payment is not older. */
  since: Date
}

/** A payment that the provider has named. */
export type MadePayment = PaymentQuery & { paymentId: string }

/** A charge that has succeeded, as its provider keeps it. */
export interface ListedCharge {
  paymentId: string
  /** The order it was made for, where the provider was told. */
  orderId: number | null
  amountCents: Cents
  /** What has gone back of it since. */
  refundedCents: Cents
}

/** Which charges are listed: an account's, made since its first payment. */
export interface ChargeListing {
  customerId: number
  since: Date
}

/** A payment provider on behalf of one account. Every method throws only where the outcome is unknown; a refusal, of whatever kind, is an outcome. */
export interface PaymentGateway {
  provider: PaymentProvider
  /** The payment methods that mean it among others; without it, it takes those that no other claims. */
  ownMethods?: RegExp
  /** What a buyer's browser needs to speak to the provider; empty where it needs nothing. */
  publishableKey: string
  /** Whether real money moves. */
  live: boolean
  charge(request: ChargeRequest): Promise<PaymentOutcome>
  /** Continues after the buyer's step at the bank; a payment of another order is refused. */
  confirm(payment: MadePayment): Promise<PaymentOutcome>
  /** Asks without charging; undefined when the provider does not know the payment. */
  lookup(query: PaymentQuery): Promise<PaymentOutcome | undefined>
  /** Ends a payment that waits for its buyer; answers how it stands then, which may be `succeeded`. */
  cancel(paymentId: string): Promise<PaymentOutcome>
  /** Gives a part of a payment back, or all of it; never more than is left of it. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Asks without giving back; undefined when the provider does not know the refund. */
  lookupRefund(query: RefundQuery): Promise<RefundOutcome | undefined>
  /** Every refund of a payment, the oldest first. */
  listRefunds(paymentId: string): Promise<ListedRefund[]>
  /** Every charge of an account that has succeeded since, to compare with its orders; undefined where nobody but the shop knows. */
  listCharges(listing: ChargeListing): Promise<ListedCharge[] | undefined>
  /** What the provider kept of a payment for itself; undefined while it does not say, or where there is none. */
  feeOf(paymentId: string): Promise<Cents | undefined>
  /** Whether a payment method id is one of the provider's public test ids, which many buyers share. */
  isSharedTestId(paymentMethod: string): boolean
}
