import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { Decline } from '../../../kit/payments/payment-gateway'
import type { StoredRow, Table } from '../../../kit/service/stored-row'

/** A row of `order_payments`: one attempt to pay for one order. */
export interface PaymentRow {
  id: number
  customerId: number
  /** That of its order; a change that is being paid has one of its own until the money is there. */
  orderId: number
  /** The submit it belongs to, unique within the account. */
  key: string
  /** What was submitted, but for the card. */
  fingerprint: string
  provider: PaymentProvider
  /** Whether real money moves. */
  live: boolean
  providerKey: string
  paymentMethod: string
  paymentId: string | null
  /** What is charged, in integer cents. */
  amount: Cents
  clientSecret: string | null
  decline: Decline | null
  /** Until when somebody who speaks with the provider counts as alive. */
  chargingUntil: Date | null
  /** When the provider was last asked about it without being told. */
  checkedAt: Date | null
  /** What the provider kept of it for itself, in integer cents; null while it has not said. */
  fee: Cents | null
  createdAt: Date
}

/** A row of `account_orders` as it is stored. */
export type OrderRow = StoredRow<'account-orders'>

declare module 'knex/types/tables' {
  interface Tables {
    order_payments: Table<PaymentRow>
    /** The last number that an account has given to an order. */
    order_counters: Table<{ customerId: number; last: number }>
  }
}
