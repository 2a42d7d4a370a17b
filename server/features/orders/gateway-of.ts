import type { Application } from '../../declarations'
import type { PaymentGateway } from '../../kit/payments/payment-gateway'
import type { Store } from './open-store'

type Keys = Pick<Store, 'stripeSecretKey' | 'stripeTestSecretKey'>

/** The card provider an account charges with now; undefined where it cannot take cards. */
export const gatewayOf = (app: Application, store: Keys): PaymentGateway | undefined => {
  // A shop with keys never falls back to the sandbox: it would give its goods away.
  if (store.stripeSecretKey || store.stripeTestSecretKey) return undefined
  return app.get('settings').paymentsSandbox ? app.get('gateways').sandbox : undefined
}

/** The card provider that made a payment, whatever the account charges with now; undefined where its keys are gone. */
export const gatewayThatMade = async (
  app: Application,
  { provider }: { customerId: number; provider: string; test: boolean },
): Promise<PaymentGateway | undefined> => (provider === 'sandbox' ? app.get('gateways').sandbox : undefined)
