import type { PaymentGateway, PaymentOutcome } from './payment-gateway'

const nothingDue = async (): Promise<PaymentOutcome> => ({ status: 'nothing-due' })

/** The payment method of an order that gift cards pay alone. */
export const nothingDueMethod = 'gift-card'

/** What takes the place of a provider where an order has nothing left to pay: nobody is asked, and nothing is charged. */
export const nothingDueGateway = (live: boolean): PaymentGateway => ({
  // By hand as far as anybody reads its payments: they name none at a provider.
  provider: 'manual',
  publishableKey: '',
  live,
  charge: nothingDue,
  confirm: nothingDue,
  lookup: nothingDue,
  cancel: nothingDue,
  refund: async () => ({ status: 'succeeded', refundId: '' }),
  lookupRefund: async () => undefined,
  listRefunds: async () => [],
  listCharges: async () => undefined,
  feeOf: async () => undefined,
  isSharedTestId: () => true,
})
