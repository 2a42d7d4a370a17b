/** The specified names under which an account and its store settings keep the keys of a card provider, for each mode: nobody else names them. */
export const keyColumns = {
  live: {
    secretKey: 'stripeSecretKey',
    publishableKey: 'stripePublicKey',
    webhookSecret: 'stripeWebhookSecret',
    since: 'stripeSecretKeySince',
  },
  test: {
    secretKey: 'stripeTestSecretKey',
    publishableKey: 'stripeTestPublishKey',
    webhookSecret: 'stripeTestWebhookSecret',
    since: 'stripeTestSecretKeySince',
  },
  /** Whether the keys of tests are in use. */
  isTest: 'useTestStripeData',
} as const

/** The names of the keys of one mode. */
export const keyColumnsOf = (live: boolean) => keyColumns[live ? 'live' : 'test']
