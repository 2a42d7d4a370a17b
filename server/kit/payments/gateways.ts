import type { Knex } from 'knex'
import type { Settings } from '../settings'
import type { PaymentGateway } from './payment-gateway'
import { createSandboxGateway } from './sandbox-gateway'

/** What decides by which provider an account takes cards. */
export interface PaymentSetup {
  /** Whether the account has keys of a provider. */
  hasKeys: boolean
  /** Whether its site is looked at as a preview, which never takes live money. */
  preview: boolean
}

interface Choice {
  gateway: PaymentGateway
  /** Whether the provider takes an account's cards now. */
  serves(setup: PaymentSetup): boolean
}

interface Given {
  knex: Knex
  settings: Pick<Settings, 'paymentsSandbox'>
}

/** Every card provider, by preference: another one is a line here. */
const choicesOf = ({ knex, settings }: Given): readonly Choice[] => [
  // An account with keys never falls back to the sandbox: it would give its goods away.
  { gateway: createSandboxGateway(knex), serves: ({ hasKeys }) => settings.paymentsSandbox && !hasKeys },
]

/** The card providers of an application. */
export const createGateways = (given: Given) => {
  const choices = choicesOf(given)
  return {
    /** The provider an account charges with now; undefined where it cannot take cards. */
    for: (setup: PaymentSetup): PaymentGateway | undefined =>
      choices.find(({ gateway, serves }) => serves(setup) && !(setup.preview && gateway.live))?.gateway,
    /** The provider that made a payment, whatever its account charges with now; undefined where it is gone. */
    named: (provider: string): PaymentGateway | undefined =>
      choices.find(({ gateway }) => gateway.provider === provider)?.gateway,
  }
}

/** The card providers of one application. */
export type Gateways = ReturnType<typeof createGateways>
