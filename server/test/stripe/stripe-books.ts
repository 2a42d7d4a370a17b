import { randomBytes } from 'node:crypto'
import type { CardBehaviour } from './stripe-cards'

/** A payment intent as the stand-in keeps and answers it. */
export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: string
  client_secret: string
  created: number
  livemode: boolean
  metadata: Record<string, string>
  payment_method: string | null
  last_payment_error: { type: string; code: string; decline_code?: string; message: string } | null
  next_action: { type: string } | null
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  metadata: Record<string, string>
  status: string
  created: number
}

export interface Method {
  behaviour: CardBehaviour
  used: boolean
  billing: unknown
}

/** An answer that is given again to the same idempotency key. */
export interface Replayable {
  params: string
  answer?: { status: number; body: unknown }
}

/** Something that happened, as a webhook tells it. */
export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  data: { object: unknown }
}

/** Everything Stripe knows of one account in one mode. */
export interface Books {
  live: boolean
  intents: Map<string, Intent>
  refunds: Refund[]
  methods: Map<string, Method>
  replays: Map<string, Replayable>
  events: StripeEvent[]
  /** Where its events go; nowhere at first. */
  endpoint?: { url: string; secret: string }
  /** What the refunds made next begin as. */
  refundStatus: string
  /** Whether charges are booked, with what Stripe keeps of them. */
  booksCharges: boolean
}

/** A new id of a kind, in the form of Stripe's. */
export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

/** The books of an account that nobody has paid yet. */
export const emptyBooks = (live: boolean): Books => ({
  live,
  intents: new Map(),
  refunds: [],
  methods: new Map(),
  replays: new Map(),
  events: [],
  refundStatus: 'succeeded',
  booksCharges: true,
})

/** Seconds, as Stripe tells the time. */
export const nowSeconds = () => Math.floor(Date.now() / 1000)

/** A refusal in the form of Stripe's errors. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; message: string; code?: string; [name: string]: unknown },
  ) {
    super(body.message)
  }
}

/** Refuses what makes no sense. */
export const invalidRequest = (message: string, code?: string, status = 400) =>
  new StripeRefusal(status, { type: 'invalid_request_error', message, ...(code && { code }) })
