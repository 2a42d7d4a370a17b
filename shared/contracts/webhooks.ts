import { operation } from '../operation'
import { Type, type Static } from '@sinclair/typebox'
import { reads } from '../access'
import { flag, id, integer, labelled, moment, nullable, oneOf, secret, text } from '../columns'
import { contract, type RowOf } from '../contract'

/** What a program may be told of. */
export const webhookEvents = [
  'order.created',
  'order.updated',
  'item.created',
  'item.updated',
  'item.removed',
  'stock.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What is sent: one of the events, or `test`, which the owner asks for. */
export const sentEvents = [...webhookEvents, 'test'] as const

/** For how many hours the former secret signs too after a new one was made. */
export const secretOverlapHours = 24

/** For how many hours an event is sent again before it is given up. */
export const webhookTrialHours = 72

/** How many endpoints an account may have. */
export const maxWebhookEndpoints = 20

const signingSecret = secret(text(80))

/** Where an account's events are sent. The secret itself is answered once, by create. */
export const webhookEndpointContract = contract({
  path: 'webhook-endpoints',
  name: { en: 'Webhooks', fr: 'Webhooks' },
  called: 'url',
  record: {
    id,
    customerId: id,
    /** The API key of the program that made it; null where a person did. It goes with its key. */
    apiKeyId: nullable(id),
    url: labelled(
      { en: 'Address', fr: 'Adresse' },
      Type.String({ maxLength: 500, format: 'uri', pattern: '^https://[^\\s@/]+(/\\S*)?$' }),
    ),
    events: labelled(
      { en: 'Events', fr: 'Événements' },
      Type.Array(oneOf(webhookEvents), { minItems: 1, maxItems: webhookEvents.length, uniqueItems: true }),
    ),
    enabled: labelled({ en: 'Send events', fr: 'Envoyer les événements' }, flag),
    /** The last characters of the secret. */
    hint: secret(text(20)),
    /** Until when the former secret signs too. */
    formerUntil: nullable(moment),
    /** Since when every attempt has failed. */
    failingSince: nullable(moment),
    /** When we switched it off ourselves, after failing for too long. */
    disabledAt: nullable(moment),
    createdAt: moment,
    secret: Type.Optional(signingSecret),
  },
  writable: ['url', 'events', 'enabled'],
  required: ['url', 'events'],
  computed: ['secret'],
  // A key reaches its own alone, and they go with it: else who has a key could go on reading after the key is gone.
  access: { owner: { methods: ['find', 'get', 'create', 'patch', 'remove'] }, integrator: 'own' },
})

/** How a delivery stands: `waiting` is still tried, `failed` has been given up. */
export const deliveryStatuses = ['waiting', 'sent', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** One event on its way to one endpoint, with what came back last; only the server writes it. */
export const webhookDeliveryContract = contract({
  path: 'webhook-deliveries',
  name: { en: 'Deliveries of webhooks', fr: 'Envois des webhooks' },
  called: 'event',
  record: {
    id,
    customerId: id,
    endpointId: id,
    /** What the receiver knows it by, however often it comes. */
    eventId: text(60),
    event: oneOf(sentEvents),
    /** Whose events come one after the other. */
    subject: text(80),
    /** What is sent, word for word. */
    body: Type.String(),
    status: oneOf(deliveryStatuses),
    attempts: integer(0, 1000),
    /** What was answered last. */
    responseStatus: nullable(integer(0, 999)),
    responseBody: text(4000),
    /** Why there was no answer: a code, and after a space what the system calls it. */
    problem: text(200),
    createdAt: moment,
    /** When it is tried next, while it waits. */
    runAt: moment,
    sentAt: nullable(moment),
  },
  writable: [],
  // A key reads what was sent to the endpoints that it made.
  access: { owner: { methods: reads }, integrator: 'own' },
})

const named = Type.Object({ id }, { additionalProperties: false })

/** Makes a new secret for an endpoint; the former one signs too for a day. */
export const rotateWebhookSecret = operation<{ ok: true; secret: string; formerUntil: string }>()({
  path: 'webhook-rotate',
  input: named,
  access: ['owner', 'staff', 'integrator'],
})

/** Sends an endpoint an event that tells of nothing; answers the delivery's id. */
export const testWebhook = operation<{ ok: true; id: number }>()({
  path: 'webhook-test',
  input: named,
  access: ['owner', 'staff', 'integrator'],
})

/** Sends a delivery again that was sent or given up, under the same event id. */
export const resendWebhook = operation<{ ok: true }>()({
  path: 'webhook-resend',
  input: named,
  access: ['owner', 'staff'],
})

/** What a receiver gets: `data` is the row as its owner reads it. */
export const webhookBody = Type.Object({
  id: text(60),
  type: oneOf(sentEvents),
  createdAt: moment,
  customerId: id,
  data: Type.Record(Type.String(), Type.Unknown()),
})
export type WebhookBody = Static<typeof webhookBody>

export type WebhookEndpoint = RowOf<typeof webhookEndpointContract>
export type WebhookDelivery = RowOf<typeof webhookDeliveryContract>
