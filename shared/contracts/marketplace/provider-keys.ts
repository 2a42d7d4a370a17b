import type { TSchema } from '@sinclair/typebox'
import { labelled, type Label } from '../../columns'
import type { fieldRefusals } from '../../refusals/field-refusals'
import type { PaymentProvider } from './payment-providers'

/** One of the keys that a provider gives to an account, each for live money or for tests. */
export interface KeyField {
  /** Its name on the wire: of the account where it is publishable, of the store's settings where it is secret. */
  column: string
  use: 'secretKey' | 'publishableKey' | 'webhookSecret'
  live: boolean
  label: Label
  /** How it begins, as its owner reads it. */
  hint: string
  pattern: RegExp
  /** What is answered to one of another form. */
  refusal: keyof typeof fieldRefusals
}

interface KeyedProvider {
  /** What people call it. */
  title: string
  /** In the order of the settings' forms. */
  keys: readonly KeyField[]
  /** The events of its webhook that are of use. */
  events: readonly string[]
}

const signingSecret = { hint: 'whsec_…', pattern: /^whsec_\w{8,}$/, refusal: 'signing-secret' } as const

/** The providers that charge with an account's own keys: server, contracts and settings read of them here. */
export const keyedProviders = {
  stripe: {
    title: 'Stripe',
    keys: [
      {
        column: 'stripeSecretKey',
        use: 'secretKey',
        live: true,
        label: { en: 'Secret Key', fr: 'Clé secrète' },
        hint: 'sk_live_…, rk_live_…',
        pattern: /^(sk|rk)_live_\w{8,}$/,
        refusal: 'live-secret-key',
      },
      {
        column: 'stripeTestSecretKey',
        use: 'secretKey',
        live: false,
        label: { en: 'Test Secret Key', fr: 'Clé secrète d’essai' },
        hint: 'sk_test_…, rk_test_…',
        pattern: /^(sk|rk)_test_\w{8,}$/,
        refusal: 'test-secret-key',
      },
      {
        column: 'stripePublicKey',
        use: 'publishableKey',
        live: true,
        label: { en: 'Publishable Key', fr: 'Clé publique' },
        hint: 'pk_live_…',
        pattern: /^pk_live_\w{4,}$/,
        refusal: 'live-publishable-key',
      },
      {
        column: 'stripeTestPublishKey',
        use: 'publishableKey',
        live: false,
        label: { en: 'Test Publishable Key', fr: 'Clé publique d’essai' },
        hint: 'pk_test_…',
        pattern: /^pk_test_\w{4,}$/,
        refusal: 'test-publishable-key',
      },
      {
        column: 'stripeWebhookSecret',
        use: 'webhookSecret',
        live: true,
        label: { en: 'Webhook Signing Secret', fr: 'Secret de signature du webhook' },
        ...signingSecret,
      },
      {
        column: 'stripeTestWebhookSecret',
        use: 'webhookSecret',
        live: false,
        label: { en: 'Test Webhook Signing Secret', fr: 'Secret de signature du webhook d’essai' },
        ...signingSecret,
      },
    ],
    events: [
      ...['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'],
      ...['charge.refunded', 'refund.updated', 'refund.failed', 'charge.dispute.created'],
    ],
  },
} as const satisfies Partial<Record<PaymentProvider, KeyedProvider>>

/** A provider that charges with an account's own keys. */
export type KeyedProviderName = keyof typeof keyedProviders

type Fields = (typeof keyedProviders)[KeyedProviderName]['keys'][number]
/** The columns of keys for a use. */
export type ColumnFor<Use extends KeyField['use']> = Extract<Fields, { use: Use }>['column']

/** The columns of an account's store settings that are secrets. */
export type SecretColumn = ColumnFor<'secretKey' | 'webhookSecret'>

/** The column of the store's settings that says whether the keys of tests are in use, whoever's they are. */
export const testModeColumn = 'useTestStripeData'

/** The names of the providers that charge with an account's own keys. */
// An object's keys are texts to TypeScript.
export const keyedProviderNames = Object.keys(keyedProviders) as KeyedProviderName[]

/** The keys of every provider. */
export const keyFields: readonly Fields[] = keyedProviderNames.flatMap((name) => keyedProviders[name].keys)

/** The columns that hold the keys for some uses, live and of tests. */
export const columnsFor = <Use extends KeyField['use']>(...uses: Use[]): readonly ColumnFor<Use>[] =>
  keyFields.flatMap(({ use, column }) =>
    // Narrowed by the line before, which TypeScript cannot follow.
    (uses as readonly string[]).includes(use) ? [column as ColumnFor<Use>] : [],
  )

/** The secrets of every provider. */
export const secretColumns = columnsFor('secretKey', 'webhookSecret')

/** What an account's keys look like in a contract, with their labels. */
export const labelledKeys = <Column extends Fields['column'], Schema extends TSchema>(
  columns: readonly Column[],
  schema: Schema,
): Record<Column, Schema> =>
  // One of each column.
  Object.fromEntries(
    keyFields
      .filter(({ column }) => (columns as readonly string[]).includes(column))
      .map(({ column, label }) => [column, labelled(label, schema)]),
  ) as Record<Column, Schema>
