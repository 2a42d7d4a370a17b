import type { PaymentProvider as ProviderName } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import type { Knex } from 'knex'
import type { ContentSecurity } from '../http/content-security'
import type { Settings } from '../settings'
import type { PaymentGateway } from './payment-gateway'

/** An account's opened keys of one mode, empty where it has none; never to be answered or logged. */
export interface ModeKeys {
  /** Whether real money moves with them. */
  live: boolean
  secretKey: string
  publishableKey: string
}

/** What an account has to charge with. */
export interface AccountKeys {
  /** Whether it has a secret key of a provider, of whichever mode. */
  hasKeys: boolean
  /** The keys of the mode that the account has chosen. */
  keys: ModeKeys
  /** Whether it lets buyers pay it directly. */
  byHand?: true
}

/** What decides by which providers an account takes money. */
export interface PaymentSetup extends AccountKeys {
  /** Whether its site is looked at as a preview, which never takes live money. */
  preview: boolean
}

/** What a provider is opened with, besides an account's keys. */
export interface ProviderGiven {
  knex: Knex
  settings: Pick<Settings, 'paymentsSandbox' | 'stripeApiBase'>
}

/** With what a provider signs the events of one mode; never to be answered or logged. */
export interface WebhookSecret {
  live: boolean
  secret: string
}

/** What a provider tells of a payment, its refunds or a dispute: it only says what to ask about. */
export type ProviderNews = { live: boolean } & (
  | { about: 'payment'; paymentId: string; key?: string; paid: boolean }
  | { about: 'refunds'; paymentId: string }
  | { about: 'dispute'; dispute: string; status: string; paymentId?: string }
  | { about: 'nothing' }
)

/** What the rest of the server asks of a provider; another one is a file with these facts beside its gateway. */
export interface PaymentProvider {
  name: ProviderName
  /** What people call it. */
  title: string
  /** Whose script, connections and frames a page with its form lets in. */
  guests?: Omit<ContentSecurity, 'isFor'>
  /** What of it no log may hold, and what stands there instead. */
  redacted?: readonly [pattern: RegExp, shown: string]
  /** Reads what it sends to `/webhooks/<name>/<account>`: undefined where none of the secrets has signed it. */
  webhook?: {
    signatureHeader: string
    read(
      sent: { body: Buffer; signature: string },
      secrets: readonly WebhookSecret[],
    ): Promise<ProviderNews | undefined>
  }
  /** Whether it takes an account's money now. */
  serves(setup: PaymentSetup, given: ProviderGiven): boolean
  /** Speaks with it on an account's behalf; undefined where its keys do not allow that. */
  open(keys: ModeKeys, given: ProviderGiven): PaymentGateway | undefined
}
