import { keyedProviders } from '@mainstreet/shared/contracts/marketplace/provider-keys'
import type { ModeKeys, PaymentProvider } from './payment-provider'
import { readStripeNews } from './stripe-event'
import { createStripeGateway } from './stripe-gateway'

const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** Whether there is a secret key, and of the mode it is for: real money never moves by a mix-up. */
const isUsable = ({ live, secretKey }: ModeKeys) =>
  (live ? /^(sk|rk)_live_/ : /^(sk|rk)_test_/).test(secretKey)

/** Cards by each business's own Stripe account. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  title: keyedProviders.stripe.title,
  guests: {
    script: scripts,
    connect: ['https://api.stripe.com'],
    frame: [...scripts, 'https://hooks.stripe.com'],
    // A wallet pays in one.
    opensWindows: true,
  },
  redacted: [/(?:(sk|rk)_(?:test|live)|(whsec))_\w+/g, '$1$2_••••'],
  webhook: { signatureHeader: 'Stripe-Signature', read: readStripeNews },
  serves: ({ keys }) => keys.publishableKey !== '' && isUsable(keys),
  open: (keys, { settings }) =>
    isUsable(keys) ? createStripeGateway(keys, { apiBase: settings.stripeApiBase }) : undefined,
}
