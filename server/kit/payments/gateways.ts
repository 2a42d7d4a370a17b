import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import type { PaymentGateway } from './payment-gateway'
import type { ModeKeys, PaymentSetup, ProviderGiven } from './payment-provider'
import { providers } from './providers'

const none: ModeKeys = { live: false, secretKey: '', publishableKey: '' }

/** The payment providers of an application. */
export const createGateways = (given: ProviderGiven) => ({
  /** Those that an account takes money by now, that of its cards first; none where it cannot take any. */
  of: (setup: PaymentSetup): PaymentGateway[] =>
    providers.flatMap((provider) => {
      const gateway = provider.serves(setup, given) && provider.open(setup.keys, given)
      return gateway && !(gateway.live && setup.preview) ? [gateway] : []
    }),
  /** The provider that made a payment, with its account's keys of that payment's mode, whatever the account charges with now; undefined where it is gone. */
  named: (name: PaymentProvider, keys = none): PaymentGateway | undefined =>
    providers.find((provider) => provider.name === name)?.open(keys, given),
})

/** The payment providers of one application. */
export type Gateways = ReturnType<typeof createGateways>

/** The one of an account's providers that a payment method means; undefined where none of them takes it. */
export const gatewayOfMethod = (
  gateways: readonly PaymentGateway[],
  paymentMethod: string,
): PaymentGateway | undefined =>
  gateways.find(({ ownMethods }) => ownMethods?.test(paymentMethod)) ??
  gateways.find(({ ownMethods }) => !ownMethods)

declare module '../../declarations' {
  interface Configuration {
    gateways: Gateways
  }
}
