import type { SellingObstacle } from '@mainstreet/shared/contracts/marketplace/store'
import type { Application } from '../../declarations'
import type { PaymentGateway } from '../../kit/payments/payment-gateway'
import type { PaymentSetup } from '../../kit/payments/payment-provider'

/** What decides whether a shop takes orders. */
export interface ShopSetup extends PaymentSetup {
  /** Whether the account sells at all. */
  sells: boolean
  /** Whether there is a way for goods to reach their buyer. */
  delivers: boolean
}

/** Whether a shop takes orders: the providers it takes money by now, or everything that keeps it closed. */
export type ShopState =
  | { gateways: [PaymentGateway, ...PaymentGateway[]]; obstacles: [] }
  | { gateways: []; obstacles: [SellingObstacle, ...SellingObstacle[]] }

/** Decides whether a shop takes orders. The site shows by it, the checkout charges by it, and its owner reads what is missing. */
export const stateOfShop = (app: Application, { sells, delivers, ...payment }: ShopSetup): ShopState => {
  const [main, ...beside] = app.get('gateways').of(payment)
  const [first, ...others] = [
    ...(sells ? [] : (['selling-off'] as const)),
    ...(delivers ? [] : (['no-shipping'] as const)),
    ...(main ? [] : ([payment.hasKeys ? 'keys-not-usable' : 'no-keys'] as const)),
  ]
  if (first) return { gateways: [], obstacles: [first, ...others] }
  // Without a gateway there is an obstacle.
  return { gateways: [main!, ...beside], obstacles: [] }
}

/** The providers with which a shop takes orders now; none where it is closed. */
export const gatewaysOfShop = (app: Application, setup: ShopSetup): readonly PaymentGateway[] =>
  stateOfShop(app, setup).gateways
