import { manualProvider } from './manual-gateway'
import type { PaymentProvider } from './payment-provider'
import { sandboxProvider } from './sandbox-provider'
import { stripeProvider } from './stripe-provider'

/** Every payment provider, by preference: another one is a line here. */
export const providers: readonly PaymentProvider[] = [stripeProvider, sandboxProvider, manualProvider]

/** Where providers tell of an account's payments. */
export const webhookPaths = providers.flatMap(({ name, webhook }) =>
  webhook ? [`webhooks/${name}/{customerId}`] : [],
)
