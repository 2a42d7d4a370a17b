import {
  invalidRequest,
  newId,
  nowSeconds,
  StripeRefusal,
  type Books,
  type Intent,
  type Method,
} from './stripe-books'
import { testMethods, testNumbers, type CardBehaviour } from './stripe-cards'

/** A body as a form carries it. */
export type Params = Record<string, unknown>
export type Tell = (type: string, object: unknown) => void

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const recordOf = (value: unknown) => (typeof value === 'object' && value ? (value as Params) : {})
/** The metadata of a body. */
export const metadataOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(recordOf(value)).map(([name, each]) => [name, text(each)]))

/** Finds an intent of the account, or refuses as Stripe does. */
export const intentOf = (books: Books, id: string): Intent => {
  const intent = books.intents.get(id)
  if (intent) return intent
  throw invalidRequest(`No such payment_intent: '${id}'`, 'resource_missing', 404)
}

const methodOf = (books: Books, id: string): Method => {
  const shared = books.live ? undefined : testMethods[id]
  const method = shared ? { behaviour: shared, used: false, billing: {} } : books.methods.get(id)
  if (!method) throw invalidRequest(`No such PaymentMethod: '${id}'`, 'resource_missing', 400)
  if (method.used)
    throw invalidRequest('The provided PaymentMethod was previously used. It may not be used again.')
  return method
}

const failed = (intent: Intent, error: NonNullable<CardBehaviour['error']>) => {
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.last_payment_error = { type: 'card_error', ...error }
}

const succeed = (intent: Intent) => {
  intent.status = 'succeeded'
  intent.next_action = null
  intent.amount_received = intent.amount
}

const confirm = (intent: Intent, { behaviour }: Method, tell: Tell) => {
  if (behaviour.error) {
    failed(intent, behaviour.error)
    tell('payment_intent.payment_failed', intent)
    throw new StripeRefusal(402, {
      type: 'card_error',
      ...behaviour.error,
      payment_intent: intent,
    })
  }
  if (behaviour.asksBank) {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk' }
    return tell('payment_intent.requires_action', intent)
  }
  succeed(intent)
  tell('payment_intent.succeeded', intent)
}

/** Makes an intent, and charges it where that is wanted. */
export const createIntent = (books: Books, params: Params, tell: Tell): Intent => {
  const amount = Number(params.amount)
  if (!Number.isInteger(amount) || amount < 50)
    throw invalidRequest('Amount must be at least $0.50 cad', 'amount_too_small')
  if (!text(params.currency)) throw invalidRequest('Missing required param: currency.', 'parameter_missing')
  if (params.payment_method_types !== undefined)
    throw invalidRequest(
      'payment_method_types is no longer supported.',
      'payment_method_types_no_longer_supported',
    )
  const id = newId('pi')
  const method = methodOf(books, text(params.payment_method))
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency: text(params.currency),
    status: 'requires_confirmation',
    client_secret: newId(`${id}_secret`),
    created: nowSeconds(),
    livemode: books.live,
    metadata: metadataOf(params.metadata),
    payment_method: text(params.payment_method),
    last_payment_error: null,
    next_action: null,
  }
  books.intents.set(id, intent)
  method.used = true
  if (params.confirm === 'true') confirm(intent, method, tell)
  return intent
}

/** Ends an intent that is not paid. */
export const cancelIntent = (books: Books, id: string, tell: Tell): Intent => {
  const intent = intentOf(books, id)
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
    )
  intent.status = 'canceled'
  intent.next_action = null
  tell('payment_intent.canceled', intent)
  return intent
}

/** What the bank says to an intent that waits for it. */
export const answerOfBank = (intent: Intent, approved: boolean, tell: Tell): void => {
  if (intent.status !== 'requires_action')
    throw invalidRequest('The PaymentIntent does not wait.', 'payment_intent_unexpected_state')
  if (approved) succeed(intent)
  else
    failed(intent, {
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
    })
  tell(approved ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent)
}

/** A card typed into the browser's form. */
export const createMethod = (books: Books, params: Params) => {
  const number = text(recordOf(params.card).number).replaceAll(' ', '')
  const behaviour = testNumbers[number]
  if (!behaviour)
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
    })
  const id = newId('pm')
  books.methods.set(id, { behaviour, used: false, billing: params.billing_details })
  return { id, object: 'payment_method', type: 'card' }
}
