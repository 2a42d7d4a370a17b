import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/store'
import type { SalesTax } from '@mainstreet/shared/rules/money/tax'
import type { Decline } from '../../../kit/payments/payment-gateway'
import type { StockMove } from '../stock'

/** A row of `order_payments`: one attempt to pay for one order. */
export interface PaymentRow {
  id: number
  customerId: number
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
  clientSecret: string | null
  decline: Decline | null
  /** Until when somebody who speaks with the provider counts as alive. */
  chargingUntil: Date | null
  createdAt: Date
}

/** A row of `account_orders` as it is stored. */
export type OrderRow = Omit<Order, 'orderNumber' | 'createdAt' | 'paidAt'> & {
  orderNumber: number | null
  createdAt: Date
  paidAt: Date | null
  stockTaken: StockMove[]
  /** What it was taxed by, for what is given back of it. */
  taxRate: SalesTax
}
