import type { SellingObstacle } from '@mainstreet/shared/contracts/marketplace/store'
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

/** Whether a shop takes orders: the card provider it charges with now, or everything that keeps it closed. */
export type ShopState =
  | { gateway: PaymentGateway; obstacles: [] }
  | { gateway: undefined; obstacles: [SellingObstacle, ...SellingObstacle[]] }

/** Decides whether a shop takes orders. The site shows by it, the checkout charges by it, and its owner reads what is missing. */
export const stateOfShop = (app: Application, { sells, delivers, ...payment }: ShopSetup): ShopState => {
  const gateway = app.get('gateways').for(payment)
  const [first, ...others] = [
    ...(sells ? [] : (['selling-off'] as const)),
    ...(delivers ? [] : (['no-shipping'] as const)),
    ...(gateway ? [] : ([payment.hasKeys ? 'keys-not-usable' : 'no-keys'] as const)),
  ]
  if (first) return { gateway: undefined, obstacles: [first, ...others] }
  // Without a gateway there is an obstacle.
  return { gateway: gateway!, obstacles: [] }
}

/** The card provider with which a shop takes orders now; undefined where it is closed. */
export const gatewayOfShop = (app: Application, setup: ShopSetup): PaymentGateway | undefined =>
  stateOfShop(app, setup).gateway
