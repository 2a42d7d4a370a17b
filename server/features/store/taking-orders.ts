import type { Application } from '../../declarations'
import type { PaymentGateway } from '../../kit/payments/payment-gateway'
import type { PaymentSetup } from '../../kit/payments/gateways'

/** What decides whether a shop takes orders. */
export interface ShopSetup extends PaymentSetup {
  /** Whether the account sells at all. */
  sells: boolean
  /** Whether there is a way for goods to reach their buyer. */
  delivers: boolean
}

/** The card provider with which a shop takes orders now; undefined where it is closed. The site shows by it, and the checkout charges by it. */
export const gatewayOfShop = (
  app: Application,
  { sells, delivers, ...payment }: ShopSetup,
): PaymentGateway | undefined => (sells && delivers ? app.get('gateways').for(payment) : undefined)
