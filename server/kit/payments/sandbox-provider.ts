import type { Knex } from 'knex'
import type { PaymentGateway } from './payment-gateway'
import type { PaymentProvider } from './payment-provider'
import { createSandboxGateway } from './sandbox-gateway'

// It has no keys, so that one speaks for all accounts of a database.
const opened = new WeakMap<Knex, PaymentGateway>()

const openSandbox = (knex: Knex): PaymentGateway => {
  const gateway = opened.get(knex) ?? createSandboxGateway(knex)
  opened.set(knex, gateway)
  return gateway
}

/** Test cards without money. */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  title: 'Sandbox',
  // An account with keys never falls back to the sandbox: it would give its goods away.
  serves: ({ hasKeys }, { settings }) => settings.paymentsSandbox && !hasKeys,
  open: (_keys, { knex }) => openSandbox(knex),
}
