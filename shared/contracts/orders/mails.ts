import { operation } from '../../operation'
import { Type } from '@sinclair/typebox'
import { reads } from '../../access'
import { id, integer, moment, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { locales } from '../../rules/language'

/** The mails that a business sees; those that hold a key to a login are in nobody's list. */
export const mailKinds = [
  'receipt',
  'to-pay',
  'new-order',
  'low-stock',
  'shipped',
  'refund',
  'changed-order',
  'ready',
  'time-off',
  'back-in-stock',
  'my-orders',
  'order-ask',
  'ask-answered',
  'contact',
  'buyer-message',
  'condolence',
  'new-booking',
  'booking-changed',
  'booking-accepted',
  'booking-offered',
  'booking-full',
  'booking-off',
] as const

/** What a mail is about. */
export type MailKind = (typeof mailKinds)[number]

/** How a mail stands: `kept` is one that a server without a mail server wrote to a file. */
export const mailStatuses = ['queued', 'sent', 'kept', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** Why the last attempt came to nothing: no mail server was reached, it said no, or we were ended while sending. */
export const mailProblems = ['', 'unreachable', 'refused', 'interrupted'] as const
export type MailProblem = (typeof mailProblems)[number]

/** How often one mail can be sent again. */
export const maxResends = 3

/** Every mail of an account that holds no secret, and how it stands; only the server makes and changes one. */
export const mailContract = contract({
  path: 'account-mails',
  name: { en: 'Emails', fr: 'Courriels' },
  called: 'subject',
  record: {
    id,
    customerId: id,
    kind: oneOf(mailKinds),
    to: text(254),
    subject: text(500),
    orderId: nullable(id),
    /** The mail that this one sends again. */
    resentFrom: nullable(id),
    status: oneOf(mailStatuses),
    /** How often it was tried to send it. */
    attempts: integer(0, 1000),
    problem: oneOf(mailProblems),
    /** What the mail server said, where it said no. */
    reason: text(500),
    createdAt: moment,
    /** When it is tried next, while it is queued. */
    runAt: moment,
    sentAt: nullable(moment),
  },
  writable: [],
  access: { owner: { methods: reads }, orders: { methods: reads }, refunds: { methods: reads } },
})

export type AccountMail = RowOf<typeof mailContract>

/** A mail as it is read. */
export interface MailPreview {
  ok: true
  subject: string
  /** Whom it comes from, as the reader sees it. */
  from: string
  replyTo: string
  html: string
  text: string
}

/** Shows what a mail says. */
export const previewMailOperation = operation<MailPreview>()({
  path: 'mail-preview',
  input: Type.Object({ id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** Sends a mail again that was sent or could not be: as a new row, whose id it answers. */
export const resendMailOperation = operation<{ ok: true; id: number }>()({
  path: 'mail-resend',
  input: Type.Object({ id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** Shows a kind of mail with an invented order, in the look of an account. */
export const sampleMailOperation = operation<MailPreview>()({
  path: 'mail-sample',
  input: Type.Object(
    { customerId: id, kind: oneOf(mailKinds), language: oneOf(locales) },
    { additionalProperties: false },
  ),
  access: ['owner', 'staff'],
})
