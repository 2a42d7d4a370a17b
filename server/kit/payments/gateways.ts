import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/store'
import type { Knex } from 'knex'
import type { Settings } from '../settings'
import type { PaymentGateway } from './payment-gateway'
import { createSandboxGateway } from './sandbox-gateway'
import { createStripeGateway } from './stripe-gateway'

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
}

/** What decides by which provider an account takes cards. */
export interface PaymentSetup extends AccountKeys {
  /** Whether its site is looked at as a preview, which never takes live money. */
  preview: boolean
}

const none: ModeKeys = { live: false, secretKey: '', publishableKey: '' }

/** Whether there is a secret key, and of the mode it is for: real money never moves by a mix-up. */
const isUsable = ({ live, secretKey }: ModeKeys) =>
  (live ? /^(sk|rk)_live_/ : /^(sk|rk)_test_/).test(secretKey)

interface Choice {
  provider: PaymentProvider
  /** Whether the provider takes an account's cards now. */
  serves(setup: PaymentSetup): boolean
  /** Speaks with the provider on an account's behalf; undefined where its keys do not allow that. */
  open(keys: ModeKeys): PaymentGateway | undefined
}

interface Given {
  knex: Knex
  settings: Pick<Settings, 'paymentsSandbox' | 'stripeApiBase'>
}

/** Every card provider, by preference: another one is a line here. */
const choicesOf = ({ knex, settings }: Given): readonly Choice[] => {
  const sandbox = createSandboxGateway(knex)
  return [
    {
      provider: 'stripe',
      serves: ({ keys }) => keys.publishableKey !== '' && isUsable(keys),
      open: (keys) =>
        isUsable(keys) ? createStripeGateway(keys, { apiBase: settings.stripeApiBase }) : undefined,
    },
    {
      provider: 'sandbox',
      // An account with keys never falls back to the sandbox: it would give its goods away.
      serves: ({ hasKeys }) => settings.paymentsSandbox && !hasKeys,
      open: () => sandbox,
    },
  ]
}

/** The card providers of an application. */
export const createGateways = (given: Given) => {
  const choices = choicesOf(given)
  return {
    /** The provider an account charges with now; undefined where it cannot take cards. */
    for: (setup: PaymentSetup): PaymentGateway | undefined => {
      const gateway = choices.find(({ serves }) => serves(setup))?.open(setup.keys)
      return gateway?.live && setup.preview ? undefined : gateway
    },
    /** The provider that made a payment, with its account's keys of that payment's mode, whatever the account charges with now; undefined where it is gone. */
    named: (provider: PaymentProvider, keys = none): PaymentGateway | undefined =>
      choices.find((choice) => choice.provider === provider)?.open(keys),
  }
}

/** The card providers of one application. */
export type Gateways = ReturnType<typeof createGateways>
