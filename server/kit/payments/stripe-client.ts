import type Stripe from 'stripe'

/** With what and where Stripe is spoken to. */
export interface StripeAccess {
  secretKey: string
  /** Where its API is, if not at Stripe itself. */
  apiBase?: string
  timeoutMs?: number
}

const hostOf = (apiBase: string) => {
  const { hostname, port, protocol } = new URL(apiBase)
  const plain = protocol === 'http:'
  return { host: hostname, port: port || (plain ? 80 : 443), protocol: plain ? 'http' : 'https' } as const
}

/** Stripe's own client for one secret key, made when it is first asked for: a server without Stripe never loads it. */
export const stripeClient = ({ secretKey, apiBase, timeoutMs = 7_000 }: StripeAccess) => {
  let client: Promise<Stripe> | undefined
  const make = async (): Promise<Stripe> => {
    const { default: StripeSdk } = await import('stripe')
    return new StripeSdk(secretKey, {
      ...(apiBase && hostOf(apiBase)),
      timeout: timeoutMs,
      // A retry has the same idempotency key. All three fit in the time that a buyer waits, and leave a little of it for a look-up.
      maxNetworkRetries: 2,
      telemetry: false,
    })
  }
  return (): Promise<Stripe> => (client ??= make())
}
