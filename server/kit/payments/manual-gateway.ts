import type { PaymentGateway, PaymentOutcome } from './payment-gateway'
import type { PaymentProvider } from './payment-provider'

const promisePayment = async (): Promise<PaymentOutcome> => ({ status: 'promised' })

/** What is paid to the shop directly, at the counter or by transfer: nothing is charged here, and nothing given back. */
const manualGateway: PaymentGateway = {
  provider: 'manual',
  ownMethods: /^manual(_|$)/,
  publishableKey: '',
  live: true,
  charge: promisePayment,
  confirm: promisePayment,
  lookup: promisePayment,
  cancel: promisePayment,
  // Its orders name no payment, so that refunds are written down as made by hand and nobody asks here.
  refund: async () => ({ status: 'succeeded', refundId: '' }),
  lookupRefund: async () => undefined,
  listRefunds: async () => [],
  listCharges: async () => undefined,
  feeOf: async () => undefined,
  isSharedTestId: (paymentMethod) => paymentMethod === 'manual',
}

/** What an account takes by hand, where it has chosen so. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  title: 'Manual payment',
  serves: ({ byHand }) => byHand === true,
  open: () => manualGateway,
}
